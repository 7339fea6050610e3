import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Records that a proven number or the desk acted on a request, or that its code was typed: it is no longer sorted last,
 * leaves an unverified burst, and is known to be that of the member of its number where they were signed in with it
 * (`isOwn`).
 *
 * @returns whether it still has counts to give back (`takeCounts`)
 */
export async function recordProof(
  tx: Tx,
  { id, isOwn, now }: { id: string; isOwn: boolean; now: Date },
): Promise<boolean> {
  const proven = await tx
    .updateTable('consultation_requests')
    .set({
      is_blocked: false,
      unproven: null,
      ...(isOwn && { claimed_at: sql<Date>`coalesce(claimed_at, ${now}::timestamptz)`, disowned_at: null }),
    })
    .where('id', '=', id)
    .returning(sql<boolean>`counted_as is not null`.as('isCounted'))
    .executeTakeFirst()
  return proven?.isCounted === true
}
