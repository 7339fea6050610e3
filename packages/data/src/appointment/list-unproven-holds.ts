import type { Tx } from '#schema.ts'

/** A time that someone without a proven number holds: from which network, by its keyed hash, and until when. */
export type UnprovenHold = { requestId: string; visitorHash: string | null; holdUntil: Date }

/**
 * Lists what visitors without a proven number hold of one counsellor now, the first to end first. Run it
 * after `lockCalendar`.
 */
export async function listUnprovenHolds(
  tx: Tx,
  { staffId, now }: { staffId: string; now: Date },
): Promise<UnprovenHold[]> {
  return tx
    .selectFrom('appointments')
    .select(['request_id as requestId', 'visitor_hash as visitorHash', 'hold_until as holdUntil'])
    .where('staff_id', '=', staffId)
    .where('status', '=', 'held')
    .where('visitor_hash', 'is not', null)
    .where('hold_until', '>', now)
    .orderBy('hold_until')
    .$narrowType<{ holdUntil: Date }>()
    .execute()
}
