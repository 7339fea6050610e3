import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Deletes the summaries of a member that show data stored for a purpose: whole summaries, for a page with a hole in
 * it would say something that the member did not choose to say.
 *
 * @param since only those sent since an instant: data stored later is in none of the others
 */
export async function deleteSummariesOfPurpose(
  tx: Tx,
  { memberId, purpose, since }: { memberId: string; purpose: ConsentPurpose; since?: Date },
): Promise<void> {
  await tx
    .deleteFrom('sent_summaries')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`${purpose} = any (purposes)`)
    .$if(since !== undefined, (query) => query.where('sent_at', '>=', since ?? new Date(0)))
    .execute()
}
