import { hasConsent } from '@pulli/data/consent/has-consent.ts'
import { isMember } from '@pulli/data/members/is-member.ts'
import type { Tx } from '@pulli/data/schema.ts'
import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'

/**
 * Lets a transaction go on that keeps something of a member, where they agreed to that.
 * @throws DomainError `consent-required`; `sign-in-needed` for a member who was erased meanwhile
 */
export async function needConsent(tx: Tx, memberId: string, purpose: ConsentPurpose): Promise<void> {
  if (await hasConsent(tx, memberId, purpose)) return
  throw new DomainError((await isMember(tx, memberId)) ? 'consent-required' : 'sign-in-needed')
}
