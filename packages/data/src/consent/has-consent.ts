import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import type { Tx } from '#schema.ts'

/**
 * Returns whether a member has an open consent, and locks it until the transaction ends: a concurrent withdrawal
 * waits, so that nothing is stored after it.
 */
export async function hasConsent(tx: Tx, memberId: string, purpose: ConsentPurpose): Promise<boolean> {
  const open = await tx
    .selectFrom('consents')
    .select('consent_id')
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return open !== undefined
}
