import type { Db } from '#schema.ts'
import { MOOD_SUMMARY } from './summary.ts'

/** Finds a mood of a member. */
export async function findMood(db: Db, memberId: string, moodId: string) {
  return db
    .selectFrom('moods')
    .select(MOOD_SUMMARY)
    .where('member_id', '=', memberId)
    .where('mood_id', '=', moodId)
    .executeTakeFirst()
}
