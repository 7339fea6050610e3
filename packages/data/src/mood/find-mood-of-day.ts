import type { Tx } from '#schema.ts'
import { MOOD_SUMMARY } from './summary.ts'

/** Finds a member's mood of a day, and locks it until the transaction ends. */
export async function findMoodOfDay(tx: Tx, memberId: string, day: string) {
  return tx
    .selectFrom('moods')
    .select([...MOOD_SUMMARY, 'changed_at as changedAt'])
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
}
