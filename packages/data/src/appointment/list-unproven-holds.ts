import type { Tx } from '#schema.ts'

/** A time that somebody without a proven number holds: behind which address, by its keyed hash, and until when. */
export type UnprovenHold = { visitorHash: string | null; holdUntil: Date }

/**
 * Lists what visitors without a proven number hold of one counsellor now, the first to end first. What the request holds
 * that is choosing doesn't count: it gives that back. Run it after `lockCalendar`.
 */
export async function listUnprovenHolds(
  tx: Tx,
  { staffId, exceptRequestId, now }: { staffId: string; exceptRequestId: string; now: Date },
): Promise<UnprovenHold[]> {
  return tx
    .selectFrom('appointments')
    .select(['visitor_hash as visitorHash', 'hold_until as holdUntil'])
    .where('staff_id', '=', staffId)
    .where('status', '=', 'held')
    .where('visitor_hash', 'is not', null)
    .where('hold_until', '>', now)
    .where('request_id', '<>', exceptRequestId)
    .orderBy('hold_until')
    .$narrowType<{ holdUntil: Date }>()
    .execute()
}
