import type { DataKey } from '#encryption/data-key.ts'
import type { Db } from '#schema.ts'
import { MOOD_COLUMNS, openMood } from './mood-columns.ts'

/** Finds a mood of a member. */
export async function findMood(db: Db, key: DataKey | undefined, memberId: string, moodId: string) {
  const found = await db
    .selectFrom('moods')
    .select(MOOD_COLUMNS)
    .where('member_id', '=', memberId)
    .where('mood_id', '=', moodId)
    .executeTakeFirst()
  return found && openMood(key, found)
}
