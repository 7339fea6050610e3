import { createHash } from 'node:crypto'
import { claimIdempotencyKey } from '@pulli/data/idempotency/claim-idempotency-key.ts'
import { findIdempotencyKey } from '@pulli/data/idempotency/find-idempotency-key.ts'
import { releaseIdempotencyKey } from '@pulli/data/idempotency/release-idempotency-key.ts'
import type { Db, Tx } from '@pulli/data/schema.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'

const KEY_LIFETIME_MILLISECONDS = 24 * 3_600_000

/** A write that is done once under its key, within 24 hours. */
export type Once = {
  /** `Idempotency-Key`; without one it is done as often as it is sent. */
  key: string | undefined
  /** The call: one key is good for one of each. */
  operation: string
  /**
   * Whose key it is: a member's, or that of a visitor, known by what they ask for (a phone, a mail address). So two
   * visitors whose programs both count from `1` do not meet.
   */
  owner: { memberId: string } | { visitor: string }
  /** What was sent. Something else under the same key is refused. */
  input: unknown
  /** What the answer cannot be made again without: at most 64 characters, and nothing personal. */
  subject?: string
  now: Date
}

/** What was done before under the same key. */
export type Earlier = { subject: string | null }

/**
 * Claims the key of a write in the transaction of that write: both are kept, or neither, and a parallel one waits here
 * for the first. What is thrown afterwards leaves the key free. The answer is not kept: whoever repeats makes it again.
 *
 * @returns what was done before; undefined where this is the first time
 * @throws DomainError `idempotency-key-reused` where something else was sent under the key
 */
export async function claimOnce(tx: Tx, once: Once): Promise<Earlier | undefined> {
  const { key, owner, subject = null, now } = once
  if (key === undefined) return undefined
  const isFirst = await claimIdempotencyKey(tx, {
    keyHash: keyHashOf(once, key),
    fingerprint: fingerprintOf(once, key),
    memberId: 'memberId' in owner ? owner.memberId : null,
    subject,
    freeUpTo: keyLifeStart(now),
    now,
  })
  return isFirst ? undefined : findEarlier(tx, once)
}

/**
 * Finds what was done under a key, and claims nothing.
 * @throws DomainError `idempotency-key-reused` where that was something else, or nothing
 */
export async function findEarlier(db: Db, once: Once): Promise<Earlier> {
  const key = once.key ?? ''
  const earlier = await findIdempotencyKey(db, keyHashOf(once, key), keyLifeStart(once.now))
  if (earlier?.fingerprint.equals(fingerprintOf(once, key))) return { subject: earlier.subject }
  throw new DomainError('idempotency-key-reused')
}

/** Frees the key of a write that is refused without being taken back, because its record has to stay. */
export async function releaseOnce(tx: Tx, once: Once): Promise<void> {
  if (once.key !== undefined) await releaseIdempotencyKey(tx, keyHashOf(once, once.key))
}

/** A key that was used up to then is free. */
export const keyLifeStart = (now: Date) => new Date(now.getTime() - KEY_LIFETIME_MILLISECONDS)

const keyHashOf = ({ operation, owner }: Once, key: string) => hashOf([operation, owner, key])

/** With the key in it, which is nobody's to guess: so the hash of a few fields does not tell them. */
const fingerprintOf = ({ input }: Once, key: string) => hashOf([key, input])

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest()
