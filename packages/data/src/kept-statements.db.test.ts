import { randomUUID } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { recordAudit } from './audit/record-audit.ts'
import { type Database, openDatabase } from './database.ts'
import { countHit } from './limits/count-hit.ts'
import type { Tx } from './schema.ts'
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

const now = new Date()
const hit = { limitName: 'builder', keyHash: 'key', windowSeconds: 60, now }
const event = { actor: 'visitor', action: 'test.do', subjectKind: 'test', now }
const events = async () => (await database.pool.query('select action from audit_events')).rows

/** How often PostgreSQL said that it is done with a group of messages. */
async function roundTripsOf(work: () => Promise<unknown>): Promise<number> {
  const client = await database.pool.connect()
  const connection: EventEmitter = Reflect.get(client, 'connection')
  client.release()
  let count = 0
  const add = () => count++
  connection.on('readyForQuery', add)
  await work().finally(() => connection.off('readyForQuery', add))
  return count
}

test('P10: what is asked at once goes at once, and the audit row goes with commit', async () => {
  for (const _ of [1, 2]) {
    const work = () =>
      database.db.transaction().execute(async (tx) => {
        await Promise.all([countHit(tx, hit), insert(randomUUID(), 1).execute(tx), countHit(tx, hit)])
        await recordAudit(tx, event)
      })
    expect(await roundTripsOf(work)).toBe(2)
  }
  expect(await events()).toHaveLength(2)
})

test('what is asked at once is done in the order in which it was asked', async () => {
  for (const round of [1, 2, 3]) {
    const seen = await database.db.transaction().execute(async (tx) => {
      const names = () => sql<{ name: string }>`select limit_name as name from limit_windows`.execute(tx)
      const [before, , between, counted, after] = await Promise.all([
        names(),
        insert(`raw ${round}`, 1).execute(tx),
        names(),
        countHit(tx, { ...hit, limitName: `builder ${round}` }),
        names(),
      ] as const)
      expect(counted.hits).toBe(1)
      return [before, between, after].map(({ rows }) => rows.length)
    })
    const start = 2 * round - 2
    expect(seen).toEqual([start, start + 1, start + 2])
  }
})

test('of what is asked at once and fails nothing stays, and the connection goes on', async () => {
  await insert('there', 1).execute(database.db)
  for (const name of ['one', 'two', 'three']) {
    const failing = database.db.transaction().execute(async (tx) => {
      await insert(name, 1).execute(tx)
      const asked = [countHit(tx, hit), insert('there', 1).execute(tx), sql`select ${name}::text`.execute(tx)]
      const ends = await Promise.allSettled(asked)
      expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
      return Promise.all(asked)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
  }
  await database.db
    .transaction()
    .execute((tx) => Promise.all([countHit(tx, hit), sql`select ${'x'}::text`.execute(tx)]))
  expect(await hits()).toEqual(['there', hit.limitName])
})

test('no audit row, no change: where the row cannot be written commit fails, and tells why', async () => {
  for (const _ of [1, 2]) {
    const failing = database.db.transaction().execute(async (tx) => {
      await insert('changed', 1).execute(tx)
      await recordAudit(tx, { ...event, action: 'x'.repeat(1_000) })
    })
    await expect(failing).rejects.toMatchObject({ code: '23514', table: 'audit_events' })
  }
  expect(await hits()).toEqual([])
  expect(await events()).toEqual([])
})

test('an audit row is there for the next statement, and goes with what is taken back', async () => {
  const { db } = database
  const failing = db.transaction().execute(async (tx) => {
    await recordAudit(tx, event)
    const { rows } = await sql`select action from audit_events`.execute(tx)
    expect(rows).toHaveLength(1)
    await recordAudit(tx, event)
    throw new Error('not today')
  })
  await expect(failing).rejects.toThrow('not today')
  const recordedAlone = db.transaction().execute(async (tx) => {
    await recordAudit(tx, event)
    throw new Error('nor tomorrow')
  })
  await expect(recordedAlone).rejects.toThrow('nor tomorrow')
  await insert('after', 1).execute(db)
  expect(await events()).toEqual([])
})

test('what goes on beside something that failed changes nothing any more', async () => {
  let goingOn: Promise<unknown> = Promise.resolve()
  const failing = database.db.transaction().execute(async (tx) => {
    goingOn = countHit(tx, hit)
      .then(() => nextTurn())
      .then(() => insert('late', 1).execute(tx))
    const fails = countHit(tx, hit).then(() => Promise.reject(new Error('not today')))
    await Promise.all([goingOn, fails])
  })
  await expect(failing).rejects.toThrow('not today')
  await expect(goingOn).rejects.toThrow('the transaction has ended')
  expect(await hits()).toEqual([])
})

test('where there is no transaction nothing waits for what comes next', async () => {
  await recordAudit(database.db as Tx, event)
  expect(await events()).toEqual([{ action: 'test.do' }])
})
