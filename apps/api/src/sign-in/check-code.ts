import { randomBytes } from 'node:crypto'
import type { CodePurpose, Tx } from '@pulli/data/schema.ts'
import { type CountedAs, consumeChallenge } from '@pulli/data/sign-in/consume-challenge.ts'
import { type ChallengeToTry, countOwnTry } from '@pulli/data/sign-in/count-own-try.ts'
import { countUnboundTry } from '@pulli/data/sign-in/count-unbound-try.ts'
import { findWrongCodes } from '@pulli/data/sign-in/find-wrong-codes.ts'
import { storeWrongCodes } from '@pulli/data/sign-in/store-wrong-codes.ts'
import { afterWrongCode, mayTryCode } from '@pulli/domain/sign-in/wrong-codes.ts'
import { isMadeWith, type Keys } from '#keys/keys.ts'
import { codeHash } from './code-hash.ts'
import { numberHash } from './number-hash.ts'

/** A code that is tried. */
export type CodeTry = {
  phone: string
  code: string
  purpose: CodePurpose
  /** Of the browser's cookie, or of the member who is signed in; undefined: the caller keeps no cookie. */
  browserHash: Buffer | undefined
  /** Counts a try of a caller without a cookie, before it is made. */
  limitUnbound?: () => Promise<unknown>
  keys: Keys
  now: Date
}

/** How a try ended. A caller that waits hears in how many seconds it may go on. */
export type TriedCode =
  | { verdict: 'right'; challengeId: string; countedAs: CountedAs }
  | { verdict: 'wrong' | 'nothing-to-try'; challengeId?: string }
  | { verdict: 'waits'; retryAfterSeconds: number; challengeId?: never }

const NO_CHALLENGE = '00000000-0000-7000-8000-000000000000'

/**
 * Tries a code: it is counted, then compared, then spent. The transaction must be kept even where the code is
 * wrong, or nothing was counted: so this throws nothing and the caller refuses afterwards.
 *
 * A browser that asked for a code itself tries that one, and nothing that strangers try for the same number counts
 * for it. All others share the number's unbound challenge and its waits (decision D61).
 *
 * The compare always takes place and takes the same time, also where there is nothing to compare with.
 */
export async function checkCode(tx: Tx, given: CodeTry): Promise<TriedCode> {
  const { phone, browserHash, purpose, keys, now } = given
  const phoneHash = await numberHash(tx, keys, phone)
  if (browserHash !== undefined) {
    const own = await countOwnTry(tx, { phoneHash, browserHash, purpose, now })
    if (own !== undefined) return compare(tx, given, phoneHash, own === 'used-up' ? undefined : own)
  }
  const wrong = await findWrongCodes(tx, phoneHash)
  await given.limitUnbound?.()
  const permission = mayTryCode(wrong, now)
  if (!permission.isAllowed) return { verdict: 'waits', retryAfterSeconds: permission.retryAfterSeconds }
  const challenge = await countUnboundTry(tx, { phoneHash, purpose, now })
  const tried = await compare(tx, given, phoneHash, challenge)
  if (tried.verdict === 'wrong') await storeWrongCodes(tx, phoneHash, afterWrongCode(wrong, now), now)
  return tried
}

async function compare(
  tx: Tx,
  { phone, code, keys, now }: CodeTry,
  phoneHash: string,
  challenge: ChallengeToTry | undefined,
): Promise<Exclude<TriedCode, { verdict: 'waits' }>> {
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
