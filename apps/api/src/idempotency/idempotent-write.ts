import { createHash } from 'node:crypto'
import {
  claimIdempotencyKey,
  findIdempotencyKey,
  releaseIdempotencyKey,
} from '@pulli/data/idempotency/idempotency-keys.ts'
import type { Db, Tx } from '@pulli/data/schema.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { HOUR } from '@pulli/domain/time/durations.ts'

const KEY_LIFETIME_MILLISECONDS = RETENTION.idempotencyKeyHours * HOUR

/** A write that takes effect once under its key, within 24 hours. */
export type IdempotentWrite = {
  /** `Idempotency-Key`; without one, every request takes effect. */
  key: string | undefined
  /** The operation: each has its own keys. */
  operation: string
  /**
   * Who owns the key: a member, someone of the staff, or a visitor identified by their request (a phone number, a mail address), so that two
   * visitors whose clients both count from `1` do not collide.
   */
  owner: { memberId: string } | { visitor: string } | { staffId: string }
  /** The request. Another one under the same key is refused. */
  input: unknown
  /** What the answer is rebuilt from: at most 64 characters, and no personal data. */
  subject?: string
  now: Date
}

/** The earlier write under the same key. */
export type Earlier = { subject: string | null }

/**
 * Claims the key of a write in the transaction of that write: both commit, or neither, and a concurrent repeat waits
 * for the first. An error thrown afterwards frees the key. The answer is not stored: a repeat rebuilds it.
 *
 * @returns the earlier write; undefined for the first
 * @throws DomainError `idempotency-key-reused` if another request was sent under the key
 */
export async function claimWrite(tx: Tx, write: IdempotentWrite): Promise<Earlier | undefined> {
  const { key, owner, subject = null, now } = write
  if (key === undefined) return undefined
  const isFirst = await claimIdempotencyKey(tx, {
    keyHash: keyHashOf(write, key),
    fingerprint: fingerprintOf(write, key),
    memberId: 'memberId' in owner ? owner.memberId : null,
    subject,
    freeUpTo: expiryCutoff(now),
    now,
  })
  return isFirst ? undefined : findEarlierWrite(tx, write)
}

/**
 * Finds the earlier write under a key, without claiming it.
 * @throws DomainError `idempotency-key-reused` if there is none, or it was another request
 */
export async function findEarlierWrite(db: Db, write: IdempotentWrite): Promise<Earlier> {
  const key = write.key ?? ''
  const earlier = await findIdempotencyKey(db, keyHashOf(write, key), expiryCutoff(write.now))
  if (earlier?.fingerprint.equals(fingerprintOf(write, key))) return { subject: earlier.subject }
  throw new DomainError('idempotency-key-reused')
}

/** Frees the key of a write that is refused in a transaction that commits, because the refusal is recorded. */
export async function releaseWrite(tx: Tx, write: IdempotentWrite): Promise<void> {
  if (write.key !== undefined) await releaseIdempotencyKey(tx, keyHashOf(write, write.key))
}

/** Keys used before this instant have expired. */
export const expiryCutoff = (now: Date) => new Date(now.getTime() - KEY_LIFETIME_MILLISECONDS)

const keyHashOf = ({ operation, owner }: IdempotentWrite, key: string) => hashOf([operation, owner, key])

/** Salted with the key, which cannot be guessed: otherwise a hash of few fields could be reversed. */
const fingerprintOf = ({ input }: IdempotentWrite, key: string) => hashOf([key, input])

const hashOf = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest()
