import { randomBytes } from 'node:crypto'
import type { CodePurpose, Tx } from '@pulli/data/schema.ts'
import {
  type ChallengeToCompare,
  type CountedAs,
  consumeChallenge,
  countBoundAttempt,
  countUnboundAttempt,
} from '@pulli/data/sign-in/challenges.ts'
import { findFailedAttempts, storeFailedAttempts } from '@pulli/data/sign-in/wrong-codes.ts'
import { afterFailedAttempt, mayAttempt } from '@pulli/domain/sign-in/failed-attempts.ts'
import { isMadeWith, type Keys } from '#keys/keys.ts'
import { codeHash } from './code-hash.ts'
import { numberHash } from './number-hash.ts'

/** An attempt at a code. */
export type CodeAttempt = {
  phone: string
  code: string
  purpose: CodePurpose
  /** Hash of the browser's cookie, or of the signed-in member; undefined for a caller without a cookie. */
  browserHash: Buffer | undefined
  /** Counts the attempt of a caller without a cookie, before the compare. */
  limitUnbound?: () => Promise<unknown>
  keys: Keys
  now: Date
}

/** The outcome of an attempt. `waits` has the seconds until the next one is allowed. */
export type CheckedCode =
  | { verdict: 'right'; challengeId: string; countedAs: CountedAs }
  | { verdict: 'wrong' | 'nothing-to-try'; challengeId?: string }
  | { verdict: 'waits'; retryAfterSeconds: number; challengeId?: never }

const NO_CHALLENGE = '00000000-0000-7000-8000-000000000000'

/**
 * Checks a code: counts the attempt, compares, then consumes the challenge. Throws nothing for a wrong code, because
 * the transaction must commit for the attempt to stay counted: the caller refuses afterwards.
 *
 * A browser that requested a code attempts its own challenge, whatever strangers attempt at the same number. All
 * other callers share the number's unbound challenge and its waits (decision D61).
 *
 * The compare always takes place, in constant time, even without a challenge to compare with.
 */
export async function checkCode(tx: Tx, given: CodeAttempt): Promise<CheckedCode> {
  const { phone, browserHash, purpose, keys, now } = given
  const phoneHash = await numberHash(tx, keys, phone)
  if (browserHash !== undefined) {
    const own = await countBoundAttempt(tx, { phoneHash, browserHash, purpose, now })
    if (own !== undefined) return compare(tx, given, phoneHash, own === 'used-up' ? undefined : own)
  }
  const failed = await findFailedAttempts(tx, phoneHash)
  await given.limitUnbound?.()
  const permission = mayAttempt(failed, now)
  if (!permission.isAllowed) return { verdict: 'waits', retryAfterSeconds: permission.retryAfterSeconds }
  const challenge = await countUnboundAttempt(tx, { phoneHash, purpose, now })
  const tried = await compare(tx, given, phoneHash, challenge)
  if (tried.verdict === 'wrong')
    await storeFailedAttempts(tx, phoneHash, afterFailedAttempt(failed, now), now)
  return tried
}

async function compare(
  tx: Tx,
  { phone, code, keys, now }: CodeAttempt,
  phoneHash: string,
  challenge: ChallengeToCompare | undefined,
): Promise<Exclude<CheckedCode, { verdict: 'waits' }>> {
  const tried = { challengeId: challenge?.challengeId ?? NO_CHALLENGE, phone, code }
  const stored = challenge?.codeHash ?? randomBytes(32)
  const fits = isMadeWith(keys, (key) => codeHash(key, tried), stored)
  if (challenge === undefined) return { verdict: 'nothing-to-try' }

  const { challengeId } = challenge
  const countedAs = fits ? await consumeChallenge(tx, { challengeId, phoneHash, now }) : undefined
  return countedAs === undefined
    ? { verdict: 'wrong', challengeId }
    : { verdict: 'right', challengeId, countedAs }
}
