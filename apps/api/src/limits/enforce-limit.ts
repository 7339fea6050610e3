import { createHmac } from 'node:crypto'
import { type Counted, countHits, type Hit } from '@pulli/data/limits/rate-limits.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { DomainError, type DomainErrorCode } from '@pulli/domain/domain-error.ts'
import type { Keys, SiteKey } from '#keys/keys.ts'

export type Limit = {
  name: string
  subject: string
  max: number
  windowSeconds: number
  keys: Keys
  now: Date
  /** The refusal when it is exceeded. */
  code?: DomainErrorCode
}

/**
 * Counts one hit in the transaction of the limited action, so that only committed actions count.
 * @returns the hits in the current window
 * @throws DomainError `too-many-requests` or the code given, which rolls that transaction back
 */
export async function enforceLimit(tx: Tx, limit: Limit): Promise<number> {
  const [hits = 0] = await enforceLimits(tx, [limit])
  return hits
}

/**
 * Counts one hit on each of several limits, in one statement. Throws for the first that is exceeded.
 * @returns the hits on each
 */
export async function enforceLimits(tx: Tx, limits: readonly Limit[]): Promise<number[]> {
  const counted = await countLimits(tx, limits)
  return limits.map(({ max, code = 'too-many-requests' }, n) => {
    const { hits, endsInSeconds } = counted[n] ?? { hits: Number.POSITIVE_INFINITY, endsInSeconds: 1 }
    if (hits > max) throw new DomainError(code, { retryAfterSeconds: endsInSeconds })
    return hits
  })
}

/** A limit that is counted, but not enforced. */
export type CountedLimit = Omit<Limit, 'max' | 'code'>

/** Counts one hit on each of several limits, in one statement, without enforcing them. Locks rows in this order. */
export async function countLimits(
  tx: Tx,
  limits: readonly CountedLimit[],
): Promise<(Counted & { keyHashes: string[] })[]> {
  const hits = limits.map(hitsOf)
  const counted = await countHits(tx, hits.flat())
  return hits.map((own) => ({
    ...counted.splice(0, own.length).reduce(higher, { hits: 0, endsInSeconds: 1 }),
    keyHashes: own.map(({ keyHash }) => keyHash),
  }))
}

/**
 * Returns the hit under each accepted key. During a rotation there are two: the old key has the earlier hits, and the
 * new one has all of them once the old is no longer accepted. Sorted, so that servers with different current keys lock
 * the rows in one order.
 */
function hitsOf({ name, subject, windowSeconds, keys, now }: CountedLimit): Hit[] {
  const keyHash = (key: SiteKey) =>
    createHmac('sha256', key('limit')).update(`${name}\n${subject}`).digest('base64url')
  return keys.accepted
    .map(keyHash)
    .sort()
    .map((hash) => ({ limitName: name, keyHash: hash, windowSeconds, now }))
}

const higher = (one: Counted, other: Counted) => (other.hits > one.hits ? other : one)
