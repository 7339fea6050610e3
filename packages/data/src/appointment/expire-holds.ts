import type { Tx } from '#schema.ts'

/** Ends a staff member's expired holds: the constraint cannot read the clock. */
export async function expireHolds(tx: Tx, staffId: string, now: Date): Promise<void> {
  await tx
    .updateTable('appointments')
    .set((eb) => ({
      status: 'cancelled',
      hold_until: null,
      cancelled_by: 'site',
      cancel_reason: 'hold-over',
      version: eb('version', '+', 1),
      changed_at: now,
    }))
    .where('staff_id', '=', staffId)
    .where('status', '=', 'held')
    .where('hold_until', '<=', now)
    .execute()
}
