import { createHmac } from 'node:crypto'
import { countHits } from '@pulli/data/limits/count-hit.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { DomainError, type DomainErrorCode } from '@pulli/domain/domain-error.ts'

export type Limit = {
  name: string
  subject: string
  max: number
  windowSeconds: number
  secret: string
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
  const counted = await countHits(tx, limits.map(hitOf))
  return limits.map(({ max, code = 'too-many-requests' }, n) => {
    const { hits, endsInSeconds } = counted[n] ?? { hits: Number.POSITIVE_INFINITY, endsInSeconds: 1 }
    if (hits > max) throw new DomainError(code, { retryAfterSeconds: endsInSeconds })
    return hits
  })
}

function hitOf({ name, subject, windowSeconds, secret, now }: Limit) {
  const keyHash = createHmac('sha256', secret).update(`${name}\n${subject}`).digest('base64url')
  return { limitName: name, keyHash, windowSeconds, now }
}
