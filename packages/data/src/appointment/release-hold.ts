import type { RequestActor, Tx } from '#schema.ts'

/**
 * Gives back the time that a request holds, if it holds one, because another was chosen or the request is over.
 *
 * @param reason a code: `hold-replaced`, `withdrawn`
 */
export async function releaseHold(
  tx: Tx,
  { requestId, by, reason, now }: { requestId: string; by: RequestActor; reason: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('appointments')
    .set((eb) => ({
      status: 'cancelled',
      hold_until: null,
      cancelled_by: by,
      cancel_reason: reason,
      version: eb('version', '+', 1),
      changed_at: now,
    }))
    .where('request_id', '=', requestId)
    .where('status', '=', 'held')
    .execute()
}
