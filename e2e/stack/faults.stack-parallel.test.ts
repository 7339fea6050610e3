import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { smtpSink } from '@pulli/api/testing/smtp-sink.ts'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { acknowledgedCalls, signInAnew } from '../acknowledged-call.ts'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { freePort, METRICS_TOKEN } from '../running-stack.ts'
import { databaseOfItsOwn } from './database-of-its-own.ts'
import { serverOfItsOwn } from './server-of-its-own.ts'
import { stack } from './shared-stack.ts'

const DAY = 86_400_000
const LATER = { timeout: 60_000, interval: 200 }
const PAGES = ['/', '/crisis', '/blog-grid', '/about', '/assessments']

let database: Awaited<ReturnType<typeof databaseOfItsOwn>>

beforeAll(async () => {
  database = await databaseOfItsOwn()
  await database.migrate()
}, 60_000)
afterAll(() => database.drop())

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pulli-faults-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

interface Disturbances {
  readonly clockAheadMilliseconds?: number
  readonly isDnsGone?: boolean
}

/** A server that can be disturbed while it runs. */
async function server(env: Record<string, string> = {}) {
  const port = await freePort()
  const file = join(folder, `disturbances-${port}.json`)
  const child = await serverOfItsOwn({
    PORT: `${port}`,
    DATA_DIR: join(folder, `data-${port}`),
    TRUST_PROXY: '1',
    METRICS_TOKEN,
    DATABASE_APP_URL: database.applicationUrl,
    OFFICE_RECIPIENTS: 'desk@example.in',
    DISTURBANCES: file,
    NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${join(import.meta.dirname, 'disturbances.ts')}`,
    ...env,
  })
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  }
  onTestFinished(end)
  const siteUrl = `http://127.0.0.1:${port}`
  return {
    siteUrl,
    call: acknowledgedCalls(siteUrl),
    end,
    disturb(disturbances: Disturbances) {
      writeFileSync(file, JSON.stringify(disturbances))
      child.kill('SIGUSR2')
    },
    pages: () => Promise.all(PAGES.map(async (path) => `${path} ${await statusOf(siteUrl + path)}`)),
    async metric(name: string) {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
      const lines = (await (await fetch(`${siteUrl}/metrics`, { headers })).text()).split('\n')
      return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length))
    },
    /** A visitor's request for a consultation: its status and how long it took. */
    async request(body = consultationBody()) {
      const begunAt = performance.now()
      const answer = await fetch(`${siteUrl}/api/v1/mwellness/user-contact-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...forwardedFor() },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      })
      await answer.arrayBuffer()
      return { status: answer.status, milliseconds: performance.now() - begunAt }
    },
  }
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) })
  await answer.arrayBuffer()
  return answer.status
}

const ALL = PAGES.map((path) => `${path} 200`)

test('the content service is gone for a day: pages, a restart and requests work, and nothing it said is forgotten', {
  timeout: 180_000,
}, async () => {
  const dataDir = join(folder, 'kept')
  const first = await server({ DATA_DIR: dataDir })
  await expect.poll(first.pages, LATER).toEqual(ALL)
  const titles = async (siteUrl: string) =>
    [...(await (await fetch(`${siteUrl}/blog-grid`)).text()).matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(
      ([, title]) => title,
    )
  const known = await titles(first.siteUrl)
  expect(known.length).toBeGreaterThan(3)
  await first.end()

  // From its first moment on, this one reaches nothing: what it shows comes from the disk.
  const alone = await server({ DATA_DIR: dataDir, CONTENT_URL: 'http://127.0.0.1:9' })
  await expect.poll(() => statusOf(`${alone.siteUrl}/readyz`), LATER).toBe(200)
  expect(await alone.pages()).toEqual(ALL)
  for (const days of [1, 2]) {
    alone.disturb({ clockAheadMilliseconds: days * DAY + 3_600_000 })
    await expect.poll(() => titles(alone.siteUrl), LATER).toEqual(known)
    expect(await alone.pages()).toEqual(ALL)
    expect(await alone.request()).toMatchObject({ status: 200 })
  }
  expect(await alone.metric('pulli_content_reachable')).toBe(0)
})

test('the clock of one replica is 20 minutes off: pages, /crisis and requests work, the metric says so, and sessions of the others end early there alone', {
  timeout: 120_000,
}, async () => {
  const [right, wrong] = [await server(), await server()]
  for (const one of [right, wrong]) await expect.poll(one.pages, LATER).toEqual(ALL)
  wrong.disturb({ clockAheadMilliseconds: 20 * 60_000 })
  await expect.poll(() => wrong.metric('pulli_clock_skew_seconds'), LATER).toBeGreaterThan(1_190)
  expect(Math.abs(await right.metric('pulli_clock_skew_seconds'))).toBeLessThan(60)
  expect(await wrong.pages()).toEqual(ALL)
  expect(await wrong.request()).toMatchObject({ status: 200 })

  const member = await signInAnew(right.call)
  const readAt = async ({ siteUrl }: { siteUrl: string }) => {
    const headers = { authorization: `Bearer ${member?.token}` }
    return (await fetch(`${siteUrl}/api/v1/mwellness/members/me`, { headers })).status
  }
  expect(await readAt(right)).toBe(200)
  expect(await readAt(wrong)).toBe(401)
  // That ended nothing: where the clock is right, the session continues.
  expect(await readAt(right)).toBe(200)
  wrong.disturb({})
  await expect.poll(() => readAt(wrong), LATER).toBe(200)
})

test('no name is found any more: kept pages and /crisis answer, a form gets 503 or is stored, and everything recovers', {
  timeout: 180_000,
}, async () => {
  // As on another machine: by name.
  const byName = (address: string) => address.replace('127.0.0.1', 'localhost')
  const one = await server({
    CONTENT_URL: byName(stack.contentUrl),
    DATABASE_APP_URL: byName(database.applicationUrl),
    SMTP_URL: 'smtp://localhost:9',
  })
  await expect.poll(one.pages, LATER).toEqual(ALL)
  one.disturb({ isDnsGone: true })
  const until = performance.now() + 20_000
  while (performance.now() < until) {
    expect(await one.pages()).toEqual(ALL)
    // Existing connections continue, new ones are refused.
    expect([200, 503]).toContain((await one.request()).status)
    await sleep(500)
  }
  one.disturb({})
  await expect.poll(async () => (await one.request()).status, LATER).toBe(200)
  expect(await one.pages()).toEqual(ALL)
})

test('the mail server hangs: nobody waits for it, and the mail arrives once it answers', {
  timeout: 180_000,
}, async () => {
  const port = await freePort()
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket))
  await listen(silent, port)
  const one = await server({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Pulli <care@example.in>' })
  await expect.poll(one.pages, LATER).toEqual(ALL)
  const body = consultationBody()
  const { status, milliseconds } = await one.request(body)
  expect(status).toBe(200)
  expect(milliseconds).toBeLessThan(5_000)
  await expect.poll(() => sockets.length, LATER).toBeGreaterThan(0)
  expect(await one.pages()).toEqual(ALL)
  expect(await one.request()).toMatchObject({ status: 200 })

  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => silent.close(resolve))
  const { received } = await smtpSink({ port })
  const recipients = () => received.flatMap(({ to }) => to)
  await expect
    .poll(recipients, { timeout: 120_000 })
    .toEqual(expect.arrayContaining([body.email, 'desk@example.in']))
})

const listen = (at: Server, port: number) =>
  new Promise<void>((resolve) => at.listen(port, '127.0.0.1', resolve))
