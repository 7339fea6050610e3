import type { Tx } from '@pulli/data/schema.ts'
import type { ApiContext } from '#context.ts'
import { limitMember } from '#limits/limit-member.ts'

const MOST_AN_HOUR = 60

/**
 * Counts one change to a consent, or to all data stored for a purpose.
 * @throws DomainError `too-many-requests`
 */
export function limitConsents(tx: Tx, context: ApiContext, memberId: string, now: Date): Promise<void> {
  return limitMember(tx, context, { name: 'consent-member', memberId, max: MOST_AN_HOUR, now })
}
