import { hasConsent } from '@pulli/data/consent/consents.ts'
import { isMember } from '@pulli/data/members/members.ts'
import type { Tx } from '@pulli/data/schema.ts'
import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'

/**
 * Requires a member's consent to a purpose, in the transaction that stores their data.
 * @throws DomainError `consent-required`; `sign-in-needed` if the member was erased meanwhile
 */
export async function requireConsent(tx: Tx, memberId: string, purpose: ConsentPurpose): Promise<void> {
  if (await hasConsent(tx, memberId, purpose)) return
  throw new DomainError((await isMember(tx, memberId)) ? 'consent-required' : 'sign-in-needed')
}
