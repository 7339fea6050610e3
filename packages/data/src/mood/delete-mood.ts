import type { Tx } from '#schema.ts'

/**
 * Deletes a mood of a member, with its note. The idempotency keys of its day stay, so that a retry does not store it
 * again, but no longer name the day.
 *
 * @returns whether it existed
 */
export async function deleteMood(tx: Tx, memberId: string, moodId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('moods')
    .where('member_id', '=', memberId)
    .where('mood_id', '=', moodId)
    .returning('day')
    .executeTakeFirst()
  if (deleted === undefined) return false
  await tx
    .updateTable('idempotency_keys')
    .set({ subject: null })
    .where('member_id', '=', memberId)
    .where('subject', '=', deleted.day)
    .execute()
  return true
}
