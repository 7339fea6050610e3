import type { TestCallResult } from '@pulli/domain/crisis-line/test-call-due.ts'
import { sql } from 'kysely'
import type { Db } from '#schema.ts'

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
    .selectFrom('test_calls as call')
    .innerJoin('staff', 'staff.id', 'call.staff_id')
    .select([
      'call.id',
      'call.telephone',
      'call.line_name as lineName',
      sql<string>`call.called_on::text`.as('calledOn'),
      'staff.name as by',
      'call.result',
      'call.minutes',
      'call.language',
    ])
    .orderBy('call.called_on', 'desc')
    .orderBy('call.id', 'desc')
    .limit(limit)
    .execute()
}
