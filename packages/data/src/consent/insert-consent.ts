import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** A member's consent to a purpose, and the version of the notice that they read. */
export type NewConsent = { memberId: string; purpose: ConsentPurpose; noticeVersion: string; now: Date }

/**
 * Stores a consent of an adult, unless one for the purpose is open. Waits for a concurrent one.
 * @returns its id, or undefined if one was open
 */
export async function insertConsent(tx: Tx, { memberId, purpose, noticeVersion, now }: NewConsent) {
  const row = await tx
    .insertInto('consents')
    .values({
      member_id: memberId,
      consent_id: uuidV7(now),
      purpose,
      notice_version: noticeVersion,
      is_adult: true,
      given_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'purpose']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .returning('consent_id as consentId')
    .executeTakeFirst()
  return row?.consentId
}
