import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { sql } from 'kysely'
import type { Tx } from '#schema.ts'
import { deleteSummariesOfPurpose } from '#summary/delete-summaries-of-purpose.ts'

/** The consent to withdraw. `exceptVersion`: unless it was given to this version of the notice. */
export type Withdrawal = { memberId: string; purpose: ConsentPurpose; exceptVersion?: string; now: Date }

/**
 * Withdraws the open consent for a purpose, and with it what the member sent of it to an appointment. Where it only gives
 * way to a newer one, that stays.
 * @returns its id, or undefined if none was open
 */
export async function withdrawConsent(tx: Tx, { memberId, purpose, exceptVersion, now }: Withdrawal) {
  const row = await tx
    .updateTable('consents')
    // The clocks of two servers can differ by milliseconds.
    .set({ withdrawn_at: sql<Date>`greatest(given_at, ${now})` })
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .$if(exceptVersion !== undefined, (query) => query.where('notice_version', '<>', exceptVersion ?? ''))
    .returning('consent_id as consentId')
    .executeTakeFirst()
  if (exceptVersion === undefined) await deleteSummariesOfPurpose(tx, { memberId, purpose })
  return row?.consentId
}
