import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { type Acknowledged, faultsOf, ledgerWriter } from '../ledger.ts'
import { freePort, METRICS_TOKEN, startStack } from '../running-stack.ts'
import { serverOfItsOwn } from './server-of-its-own.ts'
import { stack as shared } from './shared-stack.ts'
import { mountSmallDisk, NO_SMALL_DISK } from './small-disk.ts'

const READS = ['/', '/crisis', '/blog-grid', '/api/faqs?populate=*', '/livez']

/** A consultation request, as a visitor sends it. */
async function write(siteUrl: string) {
  const answer = await fetch(`${siteUrl}/api/v1/mwellness/user-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...forwardedFor() },
    body: JSON.stringify(consultationBody()),
    signal: AbortSignal.timeout(20_000),
  })
  const { message } = (await answer.json()) as { message: string }
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), message }
}

async function statusesOf(siteUrl: string) {
  return Promise.all(
    READS.map(async (path) => {
      const answer = await fetch(siteUrl + path, { signal: AbortSignal.timeout(20_000) })
      await answer.arrayBuffer()
      return `${path} ${answer.status}`
    }),
  )
}

const ALL_READ = READS.map((path) => `${path} 200`)

test('finding operator 1: DATA_DIR is full: reads continue, writes are refused with a message, nothing acknowledged is lost, everything recovers', {
  timeout: 180_000,
}, async ({ skip }) => {
  // The database takes about 60 MB of it.
  const disk = mountSmallDisk(400)
  if (!disk) return skip(NO_SMALL_DISK)
  onTestFinished(disk.unmount)
  const stack = await startStack({
    isFresh: true,
    dataDir: disk.folder,
    env: { TRUST_PROXY: '1', CONTENT_URL: shared.contentUrl, CONTENT_SECRET: shared.contentSecret },
  })
  onTestFinished(async () => {
    disk.free()
    await stack.stop()
  })
  await expect.poll(() => statusesOf(stack.siteUrl), { timeout: 30_000 }).toEqual(ALL_READ)
  const processes = () => [stack.launcher.exitCode, stack.processOf('server')]
  const before = processes()
  const owner = new pg.Client({ connectionString: stack.databaseUrl() })
  owner.on('error', () => undefined)
  await owner.connect()
  const ledger = ledgerWriter(stack.siteUrl)
  await expect.poll(ledger.writes, { timeout: 20_000 }).toBeGreaterThan(4)

  disk.fill()
  // What PostgreSQL had in reserve is used up; where its log of changes finds no room it stops, and is started again.
  for (let n = 0; n < 3; n++) await owner.query('select pg_switch_wal()').catch(() => undefined)
  await expect.poll(async () => (await write(stack.siteUrl)).status, { timeout: 20_000 }).not.toBe(200)
  const fullAt = Date.now()
  const refusals = []
  while (Date.now() - fullAt < 4_000) {
    refusals.push(await write(stack.siteUrl))
    expect(await statusesOf(stack.siteUrl)).toEqual(ALL_READ)
    await sleep(200)
  }
  expect([...new Set(refusals.map(({ status, retryAfter }) => `${status} ${retryAfter}`))]).toEqual(['503 5'])
  expect(refusals[0]?.message).toMatch(/\w/)
  expect(processes()).toEqual(before)
  // Until the last block of the log is full, lines still find room.
  await expect
    .poll(
      async () => {
        await write(stack.siteUrl)
        return droppedLines(stack.siteUrl)
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)

  disk.free()
  await expect.poll(async () => (await write(stack.siteUrl)).status, { timeout: 30_000 }).toBe(200)
  await ledger.stop()
  const all: Acknowledged = ledger.acknowledged
  expect(all.requests.length).toBeGreaterThan(0)
  const client = new pg.Client({ connectionString: stack.databaseUrl() })
  await client.connect()
  expect(await faultsOf(client, stack.keysDir, all)).toEqual([])
  await client.end()
  expect(processes()).toEqual(before)
  await expect
    .poll(() => readFileSync(join(disk.folder, 'logs/server.log'), 'utf8'))
    .toContain('log lines were dropped')
})

test('finding operator 1: the log disk is full: every request is answered, and SIGTERM ends the server', {
  timeout: 90_000,
}, async ({ skip }) => {
  const disk = mountSmallDisk(1)
  if (!disk) return skip(NO_SMALL_DISK)
  onTestFinished(disk.unmount)
  const data = mkdtempSync(join(tmpdir(), 'pulli-full-log-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const path = join(disk.folder, 'server.log')
  const log = openSync(path, 'a')
  const port = await freePort()
  const siteUrl = `http://127.0.0.1:${port}`
  const env = { PORT: `${port}`, DATA_DIR: data, METRICS_TOKEN, TRUST_PROXY: '1' }
  const server = await serverOfItsOwn(env, log)
  onTestFinished(() => void server.kill('SIGKILL'))
  closeSync(log)

  disk.fill()
  for (let n = 0; n < 40; n++) expect((await write(siteUrl)).status).toBe(200)
  expect(await statusesOf(siteUrl)).toEqual(ALL_READ)
  // A few of the forty still find room in the last block of the file.
  expect(await droppedLines(siteUrl)).toBeGreaterThan(10)

  disk.free()
  // The next line says how many are missing. A good answer to a health check writes none.
  expect((await write(siteUrl)).status).toBe(200)
  await expect.poll(() => readFileSync(path, 'utf8')).toContain('log lines were dropped')
  disk.fill()
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

async function droppedLines(siteUrl: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const metrics = await (await fetch(`${siteUrl}/metrics`, { headers })).text()
  return Number(/^pulli_log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1])
}
