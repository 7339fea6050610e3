import { sql } from 'kysely'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { recordAudit } from './audit/audit-trail.ts'
import type { Database } from './database.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

let database: Database

beforeEach(async () => {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  database = openTestDatabase({ url, maxConnections: 1 })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
})

const hits = async () => {
  const { rows } = await sql<{ name: string }>`select limit_name as name from limit_windows`.execute(
    database.db,
  )
  return rows.map(({ name }) => name)
}
const insert = (name: string, count: number) =>
  sql`insert into limit_windows (limit_name, key_hash, started_at, hits) values (${name}, 'key', now(), ${count})`

test('P10: a statement is prepared once on a connection', async () => {
  for (const value of [1, 2, 3]) {
    const { rows } = await sql`select ${value}::int as value`.execute(database.db)
    expect(rows).toEqual([{ value }])
  }
  const { rows } =
    await sql`select statement from pg_prepared_statements where statement like '%as value'`.execute(
      database.db,
    )
  expect(rows).toEqual([{ statement: 'select $1::int as value' }])
})

test('a statement that fails says why each time, and the connection stays usable', async () => {
  await insert('there', 1).execute(database.db)
  for (const name of ['there', 'there', 'there']) {
    const failing = database.db.transaction().execute((tx) => insert(name, 1).execute(tx))
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    const unknown = database.db.transaction().execute((tx) => sql`select nothing`.execute(tx))
    await expect(unknown).rejects.toMatchObject({ code: '42703' })
  }
  await database.db.transaction().execute((tx) => insert('more', 1).execute(tx))
  expect(await hits()).toEqual(['there', 'more'])
})

const event = { actor: 'visitor', action: 'test.do', subjectKind: 'test', now: new Date() }

test('no audit row, no change: a change whose audit row cannot be written is rolled back', async () => {
  for (const _ of [1, 2]) {
    const failing = database.db.transaction().execute(async (tx) => {
      await insert('changed', 1).execute(tx)
      await recordAudit(tx, { ...event, action: 'x'.repeat(1_000) })
    })
    await expect(failing).rejects.toMatchObject({ code: '23514', table: 'audit_events' })
  }
  expect(await hits()).toEqual([])
  expect((await database.pool.query('select action from audit_events')).rows).toEqual([])
})

test('more texts than are prepared are answered all the same', async () => {
  for (let n = 0; n < 520; n++) {
    const { rows } = await sql`select ${n}::int as ${sql.ref(`column_${n}`)}`.execute(database.db)
    expect(rows).toEqual([{ [`column_${n}`]: n }])
  }
})
