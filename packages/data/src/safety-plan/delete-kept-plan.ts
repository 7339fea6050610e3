import type { Tx } from '#schema.ts'

/**
 * Deletes the sealed copy of a member's safety plan.
 * @returns whether there was one
 */
export async function deleteKeptPlan(tx: Tx, memberId: string) {
  const row = await tx
    .deleteFrom('kept_safety_plans')
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}
