import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import type { CodePurpose } from '@pulli/data/schema.ts'
import { findNumber } from '@pulli/data/sign-in/find-number.ts'
import { replaceChallenge } from '@pulli/data/sign-in/replace-challenge.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { CODE_LIFETIME_SECONDS, drawCode } from '@pulli/domain/sign-in/one-time-code.ts'
import { holdBackMilliseconds, SIGN_IN_LIMITS } from '@pulli/domain/sign-in/sign-in-limits.ts'
import { mayTryCode } from '@pulli/domain/sign-in/wrong-codes.ts'
import { recordRefusal } from '#audit/record-refusal.ts'
import type { ApiContext } from '#context.ts'
import { codeHash } from './code-hash.ts'
import { enforceSendingLimits } from './enforce-sending-limits.ts'
import { numberHash } from './number-hash.ts'

export type CodeWish = { phone: string; purpose: CodePurpose; ip: string; requestId: string }

/**
 * Makes a code for a number and sends it. A member, a stranger and a number that has to wait are treated alike,
 * step by step (security row 7): whom no code may let in gets a challenge that no code fits, and no message.
 *
 * @returns the code, only while no SMS gateway is configured (decision D2)
 * @throws DomainError `code-just-sent`, `too-many-codes`, `codes-paused`
 */
export async function sendCode(context: ApiContext, wish: CodeWish): Promise<{ otp?: string }> {
  const { config, codes, database } = context
  const { phone, purpose, requestId } = wish
  const now = context.clock()
  const code = drawCode((max) => randomInt(max))
  const challengeId = uuidV7(now)
  const fitting = codeHash(config.signIn.secret, { challengeId, phone, code })
  const unfitting = randomBytes(32)

  const refusal = {
    actor: 'visitor',
    action: 'one-time-code.refuse',
    subjectKind: 'one-time-code',
    requestId,
  }
  const store = () =>
    database.db.transaction().execute(async (tx) => {
      const hash = await numberHash(tx, config.signIn, phone)
      const [asked, { pseudonym, wrong }] = await Promise.all([
        enforceSendingLimits(tx, context, { ...wish, now }),
        findNumber(tx, { phone, phoneHash: hash }),
      ])
      const isKnown = pseudonym !== undefined || config.signIn.signUp === 'open'
      const isLetIn = isKnown && mayTryCode(wrong, now).isAllowed
      await replaceChallenge(tx, {
        ...{ challengeId, purpose, now, phoneHash: hash },
        codeHash: isLetIn ? fitting : unfitting,
        expiresAt: new Date(now.getTime() + CODE_LIFETIME_SECONDS * 1000),
      })
      await recordAudit(tx, {
        actor: pseudonym ?? 'visitor',
        action: purpose === 'erase' ? 'erasure.ask' : 'one-time-code.send',
        subjectKind: 'one-time-code',
        subjectId: challengeId,
        ...{ requestId, now },
      })
      return { hits: asked, letsIn: isLetIn }
    })
  const { hits, letsIn } = await recordRefusal(context, refusal, store)

  if (letsIn && !codes.showsCodes) codes.post({ phone, code, challengeId, requestId })
  const { slow } = { ...SIGN_IN_LIMITS, ...config.signIn.limits }.perAddress
  await sleep(holdBackMilliseconds(hits, slow))
  return codes.showsCodes ? { otp: code } : {}
}
