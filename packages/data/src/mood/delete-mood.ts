import type { Tx } from '#schema.ts'
import { deleteSummariesOfPurpose } from '#summary/delete-summaries-of-purpose.ts'

/**
 * Deletes a mood of a member, with its note and the summaries that may show it. The idempotency keys of its day stay, so that a retry does not store it
 * again, but no longer name the day.
 *
 * @returns whether it existed
 */
export async function deleteMood(tx: Tx, memberId: string, moodId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('moods')
    .where('member_id', '=', memberId)
    .where('mood_id', '=', moodId)
    .returning(['day', 'created_at as createdAt'])
    .executeTakeFirst()
  if (deleted === undefined) return false
  await deleteSummariesOfPurpose(tx, { memberId, purpose: 'moods', since: deleted.createdAt })
  await tx
    .updateTable('idempotency_keys')
    .set({ subject: null })
    .where('member_id', '=', memberId)
    .where('subject', '=', deleted.day)
    .execute()
  return true
}
