import type { DataKey } from '#encryption/data-key.ts'
import type { Tx } from '#schema.ts'
import { MOOD_COLUMNS, openMood } from './mood-columns.ts'

/** Finds a member's mood of a day, and locks it until the transaction ends. */
export async function findMoodOfDay(tx: Tx, key: DataKey | undefined, memberId: string, day: string) {
  const found = await tx
    .selectFrom('moods')
    .select(MOOD_COLUMNS)
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
  return found && openMood(key, found)
}
