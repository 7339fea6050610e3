import type { Db } from '#schema.ts'
import { MOOD_SUMMARY } from './summary.ts'

/** Finds a member's mood of a day. */
export async function findMoodOfDay(db: Db, memberId: string, day: string) {
  return db
    .selectFrom('moods')
    .select(MOOD_SUMMARY)
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .executeTakeFirst()
}
