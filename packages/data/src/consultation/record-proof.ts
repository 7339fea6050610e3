import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Records that a proven number or the desk acted on a request: it is no longer sorted last, and is known to be that of the
 * member of its number where they were signed in with it (`isOwn`).
 */
export async function recordProof(
  tx: Tx,
  { id, isOwn, now }: { id: string; isOwn: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('consultation_requests')
    .set({
      is_blocked: false,
      ...(isOwn && { claimed_at: sql<Date>`coalesce(claimed_at, ${now}::timestamptz)`, disowned_at: null }),
    })
    .where('id', '=', id)
    .execute()
}
