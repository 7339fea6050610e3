import type { Tx } from '#schema.ts'

/**
 * Deletes a sitting of a member, with its answers.
 * @returns whether it existed
 */
export async function deleteAssessment(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('assessments')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
