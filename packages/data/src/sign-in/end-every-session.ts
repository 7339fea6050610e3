import type { Tx } from '#schema.ts'

/** Ends every session of members and staff: a restored database has those that were ended since. */
export async function endEverySession(tx: Tx, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ ended_at: now }).where('ended_at', 'is', null).execute()
  await tx.updateTable('staff_sessions').set({ ended_at: now }).where('ended_at', 'is', null).execute()
}
