import type { TestCallResult } from '@pulli/domain/crisis-line/test-call-due.ts'
import type { Tx } from '#schema.ts'

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
  const found = { line_name: call.lineName, result, minutes, language, recorded_at: call.now }
  const { id } = await tx
    .insertInto('test_calls')
    .values({
      id: call.id,
      telephone: call.telephone,
      called_on: call.calledOn,
      staff_id: call.staffId,
      ...found,
    })
    .onConflict((same) => same.constraint('test_calls_one_of_each_a_day').doUpdateSet(found))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
