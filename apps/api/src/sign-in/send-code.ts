import { randomBytes, randomInt } from 'node:crypto'
import type { CodeSent } from '@pulli/contracts/sign-in.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { CodePurpose } from '@pulli/data/schema.ts'
import { findNumber, replaceChallenge } from '@pulli/data/sign-in/challenges.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { CODE_LIFETIME_SECONDS, drawCode } from '@pulli/domain/sign-in/one-time-code.ts'
import { recordRefusal } from '#audit/record-refusal.ts'
import type { ApiContext } from '#context.ts'
import type { CodeAsker } from './code-asker.ts'
import { codeHash } from './code-hash.ts'
import { enforceSendingLimits } from './enforce-sending-limits.ts'
import { numberHash } from './number-hash.ts'

export type SendCodeInput = {
  phone: string
  purpose: CodePurpose
  asker: CodeAsker
  /** The pseudonym of the requesting member; without one, the code is for the owner of the number. */
  actor?: string
  requestId: string
}

/** The audit trail's name for each purpose of a code. */
const ACTIONS: Readonly<Record<CodePurpose, string>> = {
  'sign-in': 'one-time-code.send',
  erase: 'erasure.ask',
  export: 'export.ask',
  'leave-number': 'number.ask',
  'take-number': 'one-time-code.send',
  'prove-number': 'one-time-code.send',
}

/**
 * Creates a code for a number and sends it. Members and strangers take the same steps (security row 7): a number that
 * may not sign in gets a challenge that no code solves, and no message. The limits apply to both.
 *
 * The answer does not wait for the gateway, and `is_late` says what is known of it from the messages before.
 *
 * @returns the code, only while no SMS gateway is configured (decision D2)
 * @throws DomainError `code-just-sent`, `too-many-codes`, `codes-paused`
 */
export async function sendCode(context: ApiContext, input: SendCodeInput): Promise<CodeSent> {
  const { config, codes, database } = context
  const { phone, purpose, asker, requestId } = input
  const now = context.clock()
  const code = drawCode((max) => randomInt(max))
  const challengeId = uuidV7(now)
  const fitting = codeHash(config.keys.current, { challengeId, phone, code })
  const unfitting = randomBytes(32)

  const refusal = {
    actor: 'visitor',
    action: 'one-time-code.refuse',
    subjectKind: 'one-time-code',
    requestId,
  }
  const store = () =>
    database.db.transaction().execute(async (tx) => {
      const hash = await numberHash(tx, config.keys, phone)
      const { tries, countedAs } = await enforceSendingLimits(tx, context, { phone, asker, requestId, now })
      const pseudonym = await findNumber(tx, context.encryption, phone)
      // A signed-in member may move to a number that has no account yet, and a request is made without one.
      const needsNoAccount = purpose === 'take-number' || purpose === 'prove-number'
      const isLetIn = pseudonym !== undefined || needsNoAccount || config.signIn.signUp === 'open'
      await replaceChallenge(tx, {
        challengeId,
        purpose,
        now,
        phoneHash: hash,
        browserHash: asker.browserHash,
        isUnbound: asker.isUnbound,
        codeHash: isLetIn ? fitting : unfitting,
        mostTries: tries,
        countedAs,
        expiresAt: new Date(now.getTime() + CODE_LIFETIME_SECONDS * 1000),
      })
      await recordAudit(tx, {
        actor: input.actor ?? pseudonym ?? 'visitor',
        action: ACTIONS[purpose],
        subjectKind: 'one-time-code',
        subjectId: challengeId,
        requestId,
        now,
      })
      return isLetIn
    })
  const isLetIn = await recordRefusal(context, refusal, store)

  if (isLetIn && !codes.showsCodes) codes.deliver({ phone, code, challengeId, requestId })
  if (codes.showsCodes) return { otp: code }
  return codes.areLate() ? { is_late: true } : {}
}
