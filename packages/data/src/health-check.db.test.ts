import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { isDatabaseUnreachable } from './connection-failures.ts'
import { openDatabase } from './database.ts'
import { freshDatabase } from './testing/fresh-database.ts'

test('security row 48: what hangs is cut off within 3 s, and the next query has a connection that answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const database = openDatabase({ url, hasHealthCheck: true })
  const admin = openDatabase({ url: inject('databaseUrl') })
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name)
  }
  let pids: number[] = []
  onTestFinished(async () => {
    signal('SIGCONT')
    await database.close()
    await admin.close()
    await drop()
  })
  await Promise.all(Array.from({ length: 3 }, () => sql`select 1`.execute(database.db)))
  const name = new URL(url).pathname.slice(1)
  // The fourth is that of the check.
  await expect
    .poll(async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = ${name}`.execute(admin.db)
      pids = rows.map(({ pid }) => pid)
      return pids
    })
    .toHaveLength(4)

  signal('SIGSTOP')
  const failed = sql`select 1`.execute(database.db).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(isDatabaseUnreachable(await failed)).toBe(true)
  expect(database.isUnreachable()).toBe(true)
  await vi.advanceTimersByTimeAsync(500)
  await expect.poll(() => database.isUnreachable()).toBe(false)
  await sql`select 1`.execute(database.db)
})

test('security row 48: while nobody answers, a query of a watched database fails at once', async () => {
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', hasHealthCheck: true })
  onTestFinished(database.close)
  await expect.poll(() => database.isUnreachable()).toBe(true)
  const connect = vi.spyOn(database.pool, 'connect')
  const failed = await sql`select 1`.execute(database.db).catch((error: unknown) => error)
  expect([isDatabaseUnreachable(failed), connect.mock.calls]).toEqual([true, []])
})
