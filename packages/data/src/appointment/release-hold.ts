import type { Tx } from '#schema.ts'

/** Gives back the time that a request holds, if it holds one, because its sender chose another or takes it back. */
export async function releaseHold(
  tx: Tx,
  { requestId, reason, now }: { requestId: string; reason: 'hold-replaced' | 'withdrawn'; now: Date },
): Promise<void> {
  await tx
    .updateTable('appointments')
    .set((eb) => ({
      status: 'cancelled',
      hold_until: null,
      cancelled_by: 'visitor',
      cancel_reason: reason,
      version: eb('version', '+', 1),
      changed_at: now,
    }))
    .where('request_id', '=', requestId)
    .where('status', '=', 'held')
    .execute()
}
