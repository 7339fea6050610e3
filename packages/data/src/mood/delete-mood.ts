import type { Tx } from '#schema.ts'

/**
 * Deletes a mood of a member, with its note.
 * @returns whether it existed
 */
export async function deleteMood(tx: Tx, memberId: string, moodId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('moods')
    .where('member_id', '=', memberId)
    .where('mood_id', '=', moodId)
    .returning('mood_id')
    .executeTakeFirst()
  return deleted !== undefined
}
