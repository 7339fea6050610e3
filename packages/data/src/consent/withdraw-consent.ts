import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** Which consent ends. `exceptVersion`: not where it was given to these words. */
export type Withdrawal = { memberId: string; purpose: ConsentPurpose; exceptVersion?: string; now: Date }

/**
 * Ends the open consent for a purpose.
 * @returns its id, or undefined where none was open
 */
export async function withdrawConsent(tx: Tx, { memberId, purpose, exceptVersion, now }: Withdrawal) {
  const row = await tx
    .updateTable('consents')
    // Two servers need not have the same time to the millisecond.
    .set({ withdrawn_at: sql<Date>`greatest(given_at, ${now})` })
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .$if(exceptVersion !== undefined, (query) => query.where('notice_version', '<>', exceptVersion ?? ''))
    .returning('consent_id as consentId')
    .executeTakeFirst()
  return row?.consentId
}
