import { randomBytes } from 'node:crypto'
import type { CodePurpose, Tx } from '@pulli/data/schema.ts'
import { consumeChallenge } from '@pulli/data/sign-in/consume-challenge.ts'
import { countTry } from '@pulli/data/sign-in/count-try.ts'
import { storeWrongCodes } from '@pulli/data/sign-in/store-wrong-codes.ts'
import { afterWrongCode, mayTryCode, type WrongCodes } from '@pulli/domain/sign-in/wrong-codes.ts'
import { codeHash } from './code-hash.ts'
import { isMadeWith, type Keys } from './keys.ts'

/** A code for a number, under whose hash `findWrongCodes` has found `wrong` and holds it. */
export type CodeTry = {
  phone: string
  phoneHash: string
  wrong: WrongCodes | undefined
  code: string
  purpose: CodePurpose
  keys: Keys
  now: Date
}

/** How a try ended. A number that waits hears in how many seconds it may go on; undefined: not without help. */
export type TriedCode =
  | { verdict: 'right' | 'wrong' | 'nothing-to-try'; challengeId?: string }
  | { verdict: 'waits'; retryAfterSeconds: number | undefined; challengeId?: never }

const NO_CHALLENGE = '00000000-0000-7000-8000-000000000000'

/**
 * Tries a code: it is counted, then compared, then spent. The transaction must be kept even where the code is
 * wrong, or nothing was counted: so this throws nothing and the caller refuses afterwards.
 *
 * The compare always takes place and takes the same time, also where there is nothing to compare with.
 */
export async function checkCode(tx: Tx, given: CodeTry): Promise<TriedCode> {
  const { phone, phoneHash, wrong, code, purpose, keys, now } = given
  const permission = mayTryCode(wrong, now)
  if (!permission.isAllowed) return { verdict: 'waits', retryAfterSeconds: permission.retryAfterSeconds }

  const challenge = await countTry(tx, { phoneHash, purpose, now })
  const tried = { challengeId: challenge?.challengeId ?? NO_CHALLENGE, phone, code }
  const stored = challenge?.codeHash ?? randomBytes(32)
  const fits = isMadeWith(keys, (secret) => codeHash(secret, tried), stored)
  if (challenge === undefined) return { verdict: 'nothing-to-try' }

  const { challengeId } = challenge
  if (fits && (await consumeChallenge(tx, { challengeId, phoneHash, now })))
    return { verdict: 'right', challengeId }
  await storeWrongCodes(tx, phoneHash, afterWrongCode(wrong, now), now)
  return { verdict: 'wrong', challengeId }
}
