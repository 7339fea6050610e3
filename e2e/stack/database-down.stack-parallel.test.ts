import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { type RunningStack, startStack } from '../running-stack.ts'
import { measureLateness } from './machine-lateness.ts'
import { stack as shared } from './shared-stack.ts'

const LONG = Boolean(process.env.LONG)
/** Only `npm run test:long` holds times against limits. */
const SECONDS_AWAY = LONG ? 60 : 1
/** Extra time allowed for a busy test machine. */
const SLACK = 1_500

/** That, and what it was late in the course of a test where nothing was to be done. */
async function watchedSlack() {
  const lateness = await measureLateness()
  onTestFinished(lateness.stop)
  return () => SLACK + lateness.longest()
}

let stack: RunningStack
beforeAll(async () => {
  stack = await startStack({
    env: { TRUST_PROXY: '1', CONTENT_URL: shared.contentUrl, CONTENT_SECRET: shared.contentSecret },
  })
  for (const path of READS) await fetch(stack.siteUrl + path).then((answer) => answer.text())
}, 60_000)
afterAll(async () => void (await stack.stop()), 60_000)

const API = '/api/v1/mwellness'
const READS = ['/', '/crisis', '/api/faqs?populate=*', '/livez'] as const
const WRITES = {
  [`${API}/user-contact-email`]: consultationBody,
  [`${API}/auth/login-request`]: () => ({ mobile_number: mobileNumber() }),
  [`${API}/auth/login`]: () => ({ mobile_number: mobileNumber(), type: 'phone', otp: '123456' }),
  [`${API}/newsletter/subscribe`]: () => ({ email: consultationBody().email }),
} as const
type Write = keyof typeof WRITES

async function write(path: Write) {
  const begunAt = performance.now()
  const answer = await fetch(stack.siteUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...forwardedFor() },
    body: JSON.stringify(WRITES[path]()),
  })
  const { status } = (await answer.json()) as { status: number }
  expect(status).toBe(answer.status)
  const retryAfter = answer.headers.get('retry-after')
  return { path, status, retryAfter, milliseconds: performance.now() - begunAt, at: begunAt }
}

async function read(path: string) {
  const begunAt = performance.now()
  const answer = await fetch(stack.siteUrl + path)
  await answer.arrayBuffer()
  return { path, status: answer.status, milliseconds: performance.now() - begunAt }
}

/** Suspends every process of the database. The postmaster first, because it starts the others. */
function stopDatabase(): number[] {
  const first = stack.processOf('postgres')
  signal([first], 'SIGSTOP')
  const others = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
  expect(others.length).toBeGreaterThan(4)
  signal(others, 'SIGSTOP')
  return [first, ...others]
}

function signal(pids: readonly number[], name: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended by itself.
    }
  }
}

test('security row 48: PostgreSQL hangs: reads continue, writes are refused at once, everything recovers', {
  timeout: 180_000,
}, async () => {
  const slack = await watchedSlack()
  const paths = Object.keys(WRITES) as Write[]
  for (const path of paths) expect([path, (await write(path)).status]).toEqual([path, okOf(path)])

  const writes: Awaited<ReturnType<typeof write>>[] = []
  const reads: Awaited<ReturnType<typeof read>>[] = []
  /** The writes begun after the hang was noticed. */
  let later: typeof writes = []
  const pids = stopDatabase()
  const stoppedAt = performance.now()
  try {
    let noticedAt = Number.POSITIVE_INFINITY
    const isAway = () => {
      later = writes.filter(({ at }) => at > noticedAt)
      const seconds = (performance.now() - stoppedAt) / 1_000
      return seconds < SECONDS_AWAY || later.length <= paths.length * 3
    }
    await Promise.all([
      (async () => {
        while ((await read('/readyz')).status !== 503) await sleep(100)
        noticedAt = performance.now()
      })(),
      ...paths.map(async (path) => {
        for (; isAway(); await sleep(200)) writes.push(await write(path))
      }),
      ...READS.map(async (path) => {
        for (; isAway(); await sleep(200)) reads.push(await read(path))
      }),
    ])
    expect((await read('/readyz')).status).toBe(503)
  } finally {
    signal(pids, 'SIGCONT')
  }
  const backAt = performance.now()

  expect(writes.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '5')).toEqual([])
  // All of them were answered while the database was silent: none waited for it.
  expect(later.length).toBeGreaterThan(paths.length * 3)
  expect(reads.filter(({ status }) => status !== 200)).toEqual([])

  for (const path of paths) await expect.poll(async () => (await write(path)).status).toBe(okOf(path))
  if (!LONG) return
  expect(performance.now() - backAt).toBeLessThan(5_000 + slack())
  const longest = (of: readonly { milliseconds: number }[]) =>
    Math.max(...of.map(({ milliseconds }) => milliseconds))
  expect(longest(writes)).toBeLessThan(3_000 + slack())
  expect(longest(later)).toBeLessThan(500 + slack())
  expect(longest(reads)).toBeLessThan(500 + slack())
})

test('security row 48: PostgreSQL shuts down and returns: no 500 and no hang', {
  timeout: 180_000,
}, async () => {
  const slack = await watchedSlack()
  signal([stack.processOf('postgres')], 'SIGINT')
  const writes: Awaited<ReturnType<typeof write>>[] = []
  const path = `${API}/user-contact-email`
  let backAt = 0
  const answers = async () => {
    const url = urlIfThere()
    if (url === undefined) return false
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
    client.on('error', () => undefined)
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    return isThere
  }
  for (;;) {
    writes.push(await write(path))
    if (backAt === 0 && writes.some(({ status }) => status === 503) && (await answers()))
      backAt = performance.now()
    if (backAt > 0 && writes.at(-1)?.status === 200) break
    await sleep(100)
  }
  const recoveredAfter = performance.now() - backAt
  expect(new Set(writes.map(({ status }) => status))).toEqual(new Set([200, 503]))
  expect((await read('/')).status).toBe(200)
  await expect.poll(async () => (await read('/readyz')).status).toBe(200)
  if (!LONG) return
  expect(recoveredAfter).toBeLessThan(5_000 + slack())
  expect(Math.max(...writes.map(({ milliseconds }) => milliseconds))).toBeLessThan(3_000 + slack())
})

/** The file with its port is missing while it is down. */
function urlIfThere(): string | undefined {
  try {
    return stack.databaseUrl()
  } catch {
    return undefined
  }
}

/** A code that was not requested is wrong, which only a working database can answer. */
function okOf(path: Write) {
  return path.endsWith('/auth/login') ? 401 : 200
}
