import { sql } from 'kysely'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import type { Database } from '#database.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { countHits, refundHits } from './rate-limits.ts'

let database: Database

beforeEach(async () => {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  database = openTestDatabase({ url, maxConnections: 1 })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
})

const hit = (limitName: string) => ({ limitName, keyHash: 'key', windowSeconds: 60, now: new Date() })

test('hits are refunded down to none, and no window is opened by a refund', async () => {
  await database.db.transaction().execute((tx) => countHits(tx, [hit('a'), hit('b')]))
  await database.db.transaction().execute((tx) => countHits(tx, [hit('a'), hit('b')]))
  await refundHits(database.db, [
    { limitName: 'b', keyHash: 'key', hits: 5 },
    { limitName: 'a', keyHash: 'key', hits: 1 },
    { limitName: 'c', keyHash: 'key', hits: 1 },
    { limitName: 'a', keyHash: 'of somebody else', hits: 1 },
  ])
  const { rows } = await sql`select limit_name, hits from limit_windows order by limit_name`.execute(
    database.db,
  )
  expect(rows).toEqual([
    { limitName: 'a', hits: 1 },
    { limitName: 'b', hits: 0 },
  ])
})

test('P10: a refund planned while there were few windows does not read them all once there are many', async () => {
  // From the sixth time on, PostgreSQL keeps one plan for a prepared statement.
  for (let n = 0; n < 8; n++) await refundHits(database.db, [{ limitName: 'a', keyHash: 'key', hits: 1 }])
  await sql`insert into limit_windows (limit_name, key_hash, started_at, hits)
    select 'a', n::text, now(), 1 from generate_series(1, 5000) as n`.execute(database.db)
  const read = await database.db.transaction().execute(async (tx) => {
    await refundHits(tx, [{ limitName: 'a', keyHash: '17', hits: 1 }])
    const { rows } = await sql<{ read: string }>`
      select seq_tup_read as read from pg_stat_xact_user_tables where relname = 'limit_windows'`.execute(tx)
    return Number(rows[0]?.read)
  })
  expect(read).toBe(0)
})
