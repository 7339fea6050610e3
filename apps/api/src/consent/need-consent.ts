import { hasConsent } from '@pulli/data/consent/has-consent.ts'
import type { Tx } from '@pulli/data/schema.ts'
import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'

/**
 * Lets a transaction go on that keeps something of a member, where they agreed to that.
 * @throws DomainError `consent-required`
 */
export async function needConsent(tx: Tx, memberId: string, purpose: ConsentPurpose): Promise<void> {
  if (!(await hasConsent(tx, memberId, purpose))) throw new DomainError('consent-required')
}
