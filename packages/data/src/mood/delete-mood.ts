import type { Tx } from '#schema.ts'
import { deleteSummariesOfPurpose } from '#summary/delete-summaries-of-purpose.ts'
import { insertTombstone } from './insert-tombstone.ts'

/**
 * Deletes a mood of a member, with its note and the summaries that may show it. A tombstone of the day stays, so that no
 * other device stores it again. So do the idempotency keys of the day, which no longer name it, so that no retry does.
 *
 * @returns whether it existed
 */
export async function deleteMood(tx: Tx, memberId: string, moodId: string, erasedAt: Date): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('moods')
    .where('member_id', '=', memberId)
    .where('mood_id', '=', moodId)
    .returning(['day', 'created_at as createdAt'])
    .executeTakeFirst()
  if (deleted === undefined) return false
  await insertTombstone(tx, { memberId, day: deleted.day, erasedAt })
  await deleteSummariesOfPurpose(tx, { memberId, purpose: 'moods', since: deleted.createdAt })
  await tx
    .updateTable('idempotency_keys')
    .set({ subject: null })
    .where('member_id', '=', memberId)
    .where('subject', '=', deleted.day)
    .execute()
  return true
}
