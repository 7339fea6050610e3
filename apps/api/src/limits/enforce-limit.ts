import { createHmac } from 'node:crypto'
import { countHit } from '@pulli/data/limits/count-hit.ts'
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
  const { name, subject, max, windowSeconds, secret, now, code = 'too-many-requests' } = limit
  const keyHash = createHmac('sha256', secret).update(`${name}\n${subject}`).digest('base64url')
  const { hits, endsInSeconds } = await countHit(tx, { limitName: name, keyHash, windowSeconds, now })
  if (hits > max) throw new DomainError(code, { retryAfterSeconds: endsInSeconds })
  return hits
}
