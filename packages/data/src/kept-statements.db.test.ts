import { sql } from 'kysely'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { freshDatabase } from './testing/fresh-database.ts'

let database: Database

beforeEach(async () => {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  database = openDatabase({ url, maxConnections: 1 })
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

test('P10: a statement is read by PostgreSQL once on a connection, and its values each time', async () => {
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

test('P10: the statement with which begin travels is in the transaction, the first time and later', async () => {
  const transactionOf = sql<{ id: string }>`select pg_current_xact_id()::text as id`
  for (const _ of [1, 2, 3]) {
    const ids = await database.db.transaction().execute(async (tx) => {
      const first = await transactionOf.execute(tx)
      const second = await transactionOf.execute(tx)
      return [first.rows[0]?.id, second.rows[0]?.id]
    })
    expect(ids[0]).toMatch(/^\d+$/)
    expect(ids[1]).toBe(ids[0])
  }
})

test('what is thrown after the first statement takes it back, and an answer is of the statement alone', async () => {
  for (const name of ['one', 'two', 'three']) {
    const failing = database.db.transaction().execute(async (tx) => {
      const { rows, numAffectedRows } = await insert(name, 1).execute(tx)
      expect({ rows, numAffectedRows }).toEqual({ rows: [], numAffectedRows: 1n })
      throw new Error('not today')
    })
    await expect(failing).rejects.toThrow('not today')
  }
  expect(await hits()).toEqual([])
})

test('a first statement that fails tells why, each time, and the connection goes on', async () => {
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

test('a transaction without a statement is none', async () => {
  expect(await database.db.transaction().execute(async () => 5)).toBe(5)
  await expect(database.db.transaction().execute(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await insert('after', 1).execute(database.db)
  expect(await hits()).toEqual(['after'])
})
