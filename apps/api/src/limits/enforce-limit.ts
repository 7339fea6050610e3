import { createHmac } from 'node:crypto'
import { countHit } from '@pulli/data/limits/count-hit.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'

export type Limit = {
  name: string
  subject: string
  max: number
  windowSeconds: number
  secret: string
  now: Date
}

/**
 * Counts one hit in the transaction of what it limits, so that only what was stored counts.
 * @throws DomainError `too-many-requests`, which rolls that transaction back
 */
export async function enforceLimit(tx: Tx, { name, subject, max, windowSeconds, secret, now }: Limit) {
  const keyHash = createHmac('sha256', secret).update(`${name}\n${subject}`).digest('base64url')
  const { hits, endsInSeconds } = await countHit(tx, { limitName: name, keyHash, windowSeconds, now })
  if (hits > max) throw new DomainError('too-many-requests', { retryAfterSeconds: endsInSeconds })
}
