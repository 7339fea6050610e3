import { createHmac } from 'node:crypto'
import { type Counted, countHits, type Hit } from '@pulli/data/limits/count-hit.ts'
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
  /** What is said when it is reached. */
  code?: DomainErrorCode
}

/**
 * Counts one hit in the transaction of what it limits, so that only what was stored counts.
 * @returns the hits in the running window
 * @throws DomainError `too-many-requests` or the code given, which rolls that transaction back
 */
export async function enforceLimit(tx: Tx, limit: Limit): Promise<number> {
  const [hits = 0] = await enforceLimits(tx, [limit])
  return hits
}

/**
 * The same for several limits, in one statement. The first that is reached speaks.
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

/** What is counted under a name for somebody. */
export type CountedLimit = Omit<Limit, 'max' | 'code'>

/** Counts one hit on each of several limits, in one statement, and judges nothing. The rows are held in this order. */
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
 * The hit under each key under which limits are counted. While the key is changed there are two: the one of before
 * has the hits of before, and the new one will have all of them when the old one is no longer accepted. Two servers
 * that sign with different keys hold the rows in the same order.
 */
function hitsOf({ name, subject, windowSeconds, keys, now }: CountedLimit): Hit[] {
  const keyHash = (key: SiteKey) =>
    createHmac('sha256', key('limit')).update(`${name}\n${subject}`).digest('base64url')
  return keys.counting
    .map(keyHash)
    .sort()
    .map((hash) => ({ limitName: name, keyHash: hash, windowSeconds, now }))
}

const higher = (one: Counted, other: Counted) => (other.hits > one.hits ? other : one)
