import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copySeededFolder } from '../copy-seeded-folder.ts'
import { faultsOf, ledgerWriter } from '../ledger.ts'
import { METRICS_TOKEN, type RunningStack, startStack } from '../running-stack.ts'
import { contentAdmin } from './content-admin.ts'

const SERVERS = 2

let stack: RunningStack
beforeAll(async () => {
  // The log then has health checks too, by which a test sees who answered.
  const env = { SERVERS: `${SERVERS}`, TRUST_PROXY: '1', LOG_LEVEL: 'debug', PREGENERATE_IMAGES: 'on' }
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-several-'))
  copySeededFolder(dataDir)
  // Images that are still to be made.
  rmSync(join(dataDir, 'cache/images'), { recursive: true, force: true })
  stack = await startStack({ dataDir, env })
}, 240_000)
afterAll(async () => {
  await stack.stop()
  for (const folder of [stack.dataDir, stack.keysDir]) rmSync(folder, { recursive: true, force: true })
}, 60_000)

/** Over a connection of its own: the cluster hands out connections, not requests. */
function read(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get(`${stack.siteUrl}${path}`, { agent: false, headers, timeout: 10_000 }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
    ).once('error', reject)
  })
}

const readOften = async (path: string) => Promise.all(Array.from({ length: 6 }, () => read(path)))

const logLines = (): { replica?: string; route?: string; msg?: string }[] =>
  readFileSync(join(stack.dataDir, 'logs/server.log'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

const serversThat = (did: (line: ReturnType<typeof logLines>[number]) => boolean) =>
  [
    ...new Set(
      logLines()
        .filter(did)
        .map(({ replica }) => replica),
    ),
  ].toSorted()

/** The processes of the cluster's primary. */
const servers = () => childrenOf(stack.processOf('server'))

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.trim().split(' ').filter(Boolean).map(Number)
}

/** The servers that have a process which encodes images. To encode them all takes minutes on a busy machine. */
const encoding = () =>
  servers().filter((server) =>
    childrenOf(server).some((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('encode-process')),
  )

test('both servers answer on one port, each warms its own cache, and one makes the images', async () => {
  await expect
    .poll(() => serversThat(({ msg }) => msg === 'cache warmed'), { timeout: 60_000 })
    .toEqual(['1', '2'])
  for (const { status } of await readOften('/livez')) expect(status).toBe(200)
  await expect.poll(() => serversThat(({ route }) => route === '/livez')).toEqual(['1', '2'])
  await expect.poll(() => encoding().length, { timeout: 90_000 }).toBe(1)
}, 200_000)

test('a publication is soon on every server', { timeout: 120_000 }, async () => {
  const secrets = JSON.parse(readFileSync(join(stack.dataDir, 'secrets.json'), 'utf8'))
  const admin = await contentAdmin({
    contentUrl: stack.contentUrl,
    dataDir: stack.dataDir,
    adminPassword: secrets.contentAdminPassword,
  })
  // Each has a page that it would keep showing for a minute.
  await readOften('/')
  const answer = `Mark ${randomUUID()}`
  await admin.createAndPublish('faq', { question: 'Is it everywhere?', answer, order: 1 })
  const haveIt = async () => (await readOften('/')).map(({ body }) => body.includes(answer))
  await expect.poll(haveIt, { timeout: 45_000, interval: 100 }).toEqual(Array(6).fill(true))
})

test('the metrics of any server are those of the cluster', async () => {
  const lines: (string | undefined)[] = []
  /** 503 where one of them was busy: the next scrape has all. */
  const scrape = async () => {
    const { status, body } = await read('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })
    if (status === 503) return lines.length
    return lines.push(
      body
        .split('\n')
        .find((line) => line.startsWith('pulli_requests_total') && line.includes('route="/readyz"')),
    )
  }
  for (let count = 0; count < 6; count++) await read('/readyz')
  const counted = `pulli_requests_total{method="GET",route="/readyz",status="200"} 6`
  await expect.poll(scrape, { timeout: 60_000 }).toBe(3)
  expect(lines).toEqual([counted, counted, counted])
}, 120_000)

test.runIf(process.platform === 'linux')(
  'a killed server is restarted, and nothing acknowledged is lost',
  async () => {
    const before = servers()
    expect(before).toHaveLength(SERVERS)
    const ledger = ledgerWriter(stack.siteUrl)
    await expect.poll(ledger.writes).toBeGreaterThan(4)
    process.kill(before[0] ?? 0, 'SIGKILL')
    // The cluster may have just handed a connection to it: that one is lost, and no later one.
    await expect.poll(servers).not.toContain(before[0])
    for (const { status } of await readOften('/livez')) expect(status).toBe(200)
    const written = ledger.writes()
    await expect.poll(ledger.writes).toBeGreaterThan(written + 4)
    await expect.poll(() => servers().filter((pid) => !before.includes(pid))).toHaveLength(1)
    await ledger.stop()
    const client = new pg.Client({ connectionString: stack.databaseUrl() })
    await client.connect()
    expect(await faultsOf(client, stack.keysDir, ledger.acknowledged)).toEqual([])
    await client.end()
  },
  90_000,
)

test('the whole cluster stops cleanly', async () => {
  expect(await stack.stop()).toBe(0)
}, 30_000)
