import type { Tx } from '@pulli/data/schema.ts'
import type { ApiContext } from '#context.ts'
import { enforceLimit } from './enforce-limit.ts'

/** An hourly limit of one member. */
export type MemberLimit = { name: string; memberId: string; max: number; now: Date }

/**
 * Counts one hit of a member on an hourly limit. Concurrent hits of the member wait until the transaction ends.
 * @throws DomainError `too-many-requests`
 */
export async function limitMember(tx: Tx, { config }: ApiContext, limit: MemberLimit): Promise<void> {
  const { name, memberId, max, now } = limit
  await enforceLimit(tx, {
    name,
    max,
    now,
    subject: memberId,
    windowSeconds: 3_600,
    keys: config.keys,
  })
}
