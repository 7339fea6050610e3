import type { Tx } from '@pulli/data/schema.ts'
import type { ApiContext } from '#context.ts'
import { limitMember } from '#limits/limit-member.ts'

const MOST_AN_HOUR = 120

/**
 * Counts one change to a member's moods.
 * @throws DomainError `too-many-requests`
 */
export function limitMoods(tx: Tx, context: ApiContext, memberId: string, now: Date): Promise<void> {
  return limitMember(tx, context, { name: 'mood-member', memberId, max: MOST_AN_HOUR, now })
}
