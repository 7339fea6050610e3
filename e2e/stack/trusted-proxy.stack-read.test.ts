import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../running-stack.ts'
import { databaseOfItsOwn } from './database-of-its-own.ts'
import { serverOfItsOwn } from './server-of-its-own.ts'

/** The limit of subscriptions for one address in an hour is below this. */
const CALLS = 75

const folder = mkdtempSync(join(tmpdir(), 'pulli-proxy-'))
let server: Awaited<ReturnType<typeof serverOfItsOwn>>
let database: Awaited<ReturnType<typeof databaseOfItsOwn>>
let site = ''

beforeAll(async () => {
  // What it mails to all these readers is in no other test's way.
  database = await databaseOfItsOwn()
  await database.migrate()
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  server = await serverOfItsOwn({
    PORT: `${port}`,
    DATA_DIR: folder,
    TRUST_PROXY: '1',
    DATABASE_APP_URL: database.applicationUrl,
  })
}, 60_000)

afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Subscribes for as many readers, each call with these words in X-Forwarded-For; gives how many were refused. */
async function refusedOf(forwardedBy: (n: number) => string): Promise<number> {
  const statuses: number[] = []
  // One after the other: this is no test of a crowd.
  for (let n = 0; n < CALLS; n++) {
    const answer = await fetch(`${site}/api/v1/mwellness/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedBy(n) },
      body: JSON.stringify({ email: `reader@proxy-${Date.now()}-${n}.example` }),
    })
    statuses.push(answer.status)
  }
  expect(statuses.filter((status) => ![200, 429].includes(status))).toEqual([])
  return statuses.filter((status) => status === 429).length
}

/** An address of the documentation range not used by other tests. */
const address = () => `203.0.113.${randomInt(256)}`

test.each([
  ['words', (n: number) => `nonsense-${n}, 192.0.2.${n}`],
  ['addresses', (n: number) => `192.0.2.${n}, 198.51.100.${n}`],
])('finding H1: a caller cannot evade the limit of an address with a forged %s', async (_, written) => {
  const own = address()
  expect(await refusedOf((n) => `${written(n)}, ${own}`)).toBeGreaterThan(0)
})

test('finding H1: callers named by the proxy are counted separately', async () => {
  const forged = address()
  expect(await refusedOf((n) => `${forged}, 192.0.2.${n}`)).toBe(0)
})
