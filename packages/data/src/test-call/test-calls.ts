import type { TestCallResult } from '@pulli/domain/crisis-line/test-call-due.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'

export type NewTestCall = {
  /** v7 */
  id: string
  /** As dialled. */
  telephone: string
  lineName: string
  /** `YYYY-MM-DD` */
  calledOn: string
  staffId: string
  result: TestCallResult
  minutes: number | null
  language: string | null
  now: Date
}

/** Stores a test call. What the same person entered about the same line and day before is corrected by it. @returns its id */
export async function saveTestCall(tx: Tx, call: NewTestCall): Promise<string> {
  const { result, minutes, language } = call
  const found = { lineName: call.lineName, result, minutes, language, recordedAt: call.now }
  const { id } = await tx
    .insertInto('testCalls')
    .values({
      id: call.id,
      telephone: call.telephone,
      calledOn: call.calledOn,
      staffId: call.staffId,
      ...found,
    })
    .onConflict((same) => same.constraint('test_calls_one_of_each_a_day').doUpdateSet(found))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type LoggedTestCall = {
  id: string
  telephone: string
  lineName: string
  /** `YYYY-MM-DD` */
  calledOn: string
  /** The name of who called. */
  by: string
  result: TestCallResult
  minutes: number | null
  language: string | null
}

/** Lists the latest test calls, the newest first. */
export async function listTestCalls(db: Db, limit: number): Promise<LoggedTestCall[]> {
  return db
    .selectFrom('testCalls as call')
    .innerJoin('staff', 'staff.id', 'call.staffId')
    .select([
      'call.id',
      'call.telephone',
      'call.lineName',
      sql<string>`call.called_on::text`.as('calledOn'),
      'staff.name as by',
      'call.result',
      'call.minutes',
      'call.language',
    ])
    .orderBy('call.calledOn', 'desc')
    .orderBy('call.id', 'desc')
    .limit(limit)
    .execute()
}

export type LastTestCall = {
  telephone: string
  /** `YYYY-MM-DD` */
  calledOn: string
  result: TestCallResult
}

/** Returns the last test call of each of these lines that was ever called; of two on one day the one entered last. */
export async function listLastTestCalls(db: Db, telephones: readonly string[]): Promise<LastTestCall[]> {
  const { rows } = await sql<LastTestCall>`
    select line.telephone, last."calledOn", last.result
    from unnest(${[...telephones]}::text[]) as line (telephone)
    cross join lateral (
      select called_on::text as "calledOn", result from test_calls
      where telephone = line.telephone order by called_on desc, recorded_at desc limit 1) as last`.execute(db)
  return rows
}
