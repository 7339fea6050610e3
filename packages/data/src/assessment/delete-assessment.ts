import type { Tx } from '#schema.ts'
import { deleteSummariesOfPurpose } from '#summary/delete-summaries-of-purpose.ts'

/**
 * Deletes a sitting of a member, with its answers and the summaries that may show it.
 * @returns whether it existed
 */
export async function deleteAssessment(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('assessments')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('taken_at as takenAt')
    .executeTakeFirst()
  if (deleted === undefined) return false
  await deleteSummariesOfPurpose(tx, { memberId, purpose: 'assessments', since: deleted.takenAt })
  return true
}
