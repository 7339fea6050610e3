import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { recordAudit } from './audit/audit-trail.ts'
import { isDatabaseUnreachable } from './connection-failures.ts'
import { type Database, type DatabaseOptions, openDatabase } from './database.ts'
import { countHit, forgetLimitWindows } from './limits/rate-limits.ts'
import { freshDatabase } from './testing/fresh-database.ts'

async function openFresh(options: Partial<DatabaseOptions> = {}) {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const database = openDatabase({ url, maxConnections: 10, ...options })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  return database
}

/** How many connections of the cluster execute a `pg_sleep`. */
async function sleepers(pool: Database['pool']): Promise<number | null> {
  return (
    await pool.query(
      `select from pg_stat_activity where state = 'active' and query like 'select pg_sleep(60)%'`,
    )
  ).rowCount
}

test('a calendar day comes back as the text that it is', async () => {
  const { db } = await openFresh()
  const { rows } = await sql`select date '2026-12-01' as day`.execute(db)
  expect(rows).toEqual([{ day: '2026-12-01' }])
})

test('security row 48: an address where nobody answers fails at once, as a database that is away', async () => {
  const { db, close } = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  const error = await sql`select 1`.execute(db).catch((thrown: unknown) => thrown)
  expect(isDatabaseUnreachable(error)).toBe(true)
  await close()
})

test('security row 48: a pool without a free connection refuses after 2 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { pool } = await openFresh()
  const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  const refused = pool.connect().catch((thrown: unknown) => thrown)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(pool.waitingCount).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(isDatabaseUnreachable(await refused)).toBe(true)
  for (const client of held) client.release()
})

test('security row 48: a slow statement ends on the server, after 5 s unless set', async () => {
  const { pool } = await openFresh()
  expect(pool.options).toMatchObject({ statement_timeout: 5_000, query_timeout: 5_500 })
  // The client alone would wait for it.
  const { db } = await openFresh({ statementMilliseconds: 100 })
  const limit = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db)
  expect(limit.rows).toEqual([{ statementTimeout: '100ms' }])
  const slow = await sql`select pg_sleep(60)`.execute(db).catch((thrown: unknown) => thrown)
  expect(isDatabaseUnreachable(slow)).toBe(true)
  await expect.poll(() => sleepers(pool)).toBe(0)
})

test('an idle connection that breaks is reported, and the next query works', async () => {
  const onError = vi.fn()
  const { db } = await openFresh({ onError })
  const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const admin = openDatabase({ url: inject('databaseUrl') })
  await sql`select pg_terminate_backend(${own.rows[0]?.pid})`.execute(admin.db)
  await admin.close()
  await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0)
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('after a burst two connections stay open for the next visitor, half an hour at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db, pool } = await openFresh()
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  const pids = new Set(await Promise.all(Array.from({ length: 5 }, pid)))
  expect(pids.size).toBe(5)
  vi.advanceTimersByTime(600_000)
  expect(pool.totalCount).toBe(2)
  expect(pids).toContain(await pid())
  // Before a proxy in between gives them up.
  vi.advanceTimersByTime(1_800_000)
  expect(pool.totalCount).toBe(0)
  expect(pids).not.toContain(await pid())
})

test.each(["update audit_events set actor = 'x'", 'delete from audit_events', 'truncate audit_events'])(
  'security row 59: the audit trail refuses %j',
  async (statement) => {
    const { db } = await openFresh()
    await db
      .transaction()
      .execute((tx) =>
        recordAudit(tx, { actor: 'visitor', action: 'thing.do', subjectKind: 'thing', now: new Date() }),
      )
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only')
    expect(await db.selectFrom('auditEvents').select('actor').execute()).toEqual([{ actor: 'visitor' }])
  },
)

test('a limit counts every parallel hit, and starts anew after its window', async () => {
  const { db } = await openFresh()
  const start = Date.parse('2026-01-01T00:00:00Z')
  const hitAt = (seconds: number) =>
    db.transaction().execute((tx) =>
      countHit(tx, {
        limitName: 'l',
        keyHash: 'k',
        windowSeconds: 60,
        now: new Date(start + seconds * 1000),
      }),
    )
  await Promise.all(Array.from({ length: 20 }, () => hitAt(0)))
  expect(await hitAt(59)).toEqual({ hits: 21, endsInSeconds: 1 })
  expect(await hitAt(60)).toEqual({ hits: 1, endsInSeconds: 60 })

  await forgetLimitWindows(db, new Date(start + 61_000))
  expect(await db.selectFrom('limitWindows').selectAll().execute()).toEqual([])
})
