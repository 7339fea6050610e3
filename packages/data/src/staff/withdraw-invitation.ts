import type { Tx } from '#schema.ts'

/** Withdraws an open invitation. @returns whether there was one */
export async function withdrawInvitation(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_invitations')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
