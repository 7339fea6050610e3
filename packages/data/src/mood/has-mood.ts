import type { Db } from '#schema.ts'

/** Says whether a member has this mood. */
export async function hasMood(db: Db, memberId: string, moodId: string): Promise<boolean> {
  const mood = await db
    .selectFrom('moods')
    .select('mood_id')
    .where('member_id', '=', memberId)
    .where('mood_id', '=', moodId)
    .executeTakeFirst()
  return mood !== undefined
}
