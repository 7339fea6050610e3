import { randomBytes, randomInt } from 'node:crypto'
import type { CodeSent } from '@pulli/contracts/sign-in.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { CodePurpose, Tx } from '@pulli/data/schema.ts'
import { type CountedAs, findNumber, replaceChallenge } from '@pulli/data/sign-in/challenges.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { type Count, judgeSending, type SendingCounts } from '@pulli/domain/sign-in/judge-sending.ts'
import { CODE_LIFETIME_SECONDS, drawCode } from '@pulli/domain/sign-in/one-time-code.ts'
import {
  type NumberLimit,
  numberPrefix,
  SIGN_IN_LIMITS,
  type SignInLimits,
} from '@pulli/domain/sign-in/sign-in-limits.ts'
import { recordRefusal } from '#audit/record-refusal.ts'
import type { ApiContext } from '#context.ts'
import { addressGroup, networkOf } from '#limits/address-group.ts'
import { countLimits } from '#limits/enforce-limit.ts'
import type { CodeAsker } from './code-asker.ts'
import { codeHash } from './code-hash.ts'
import { numberHash } from './number-hash.ts'

export type SendCodeInput = {
  phone: string
  purpose: CodePurpose
  asker: CodeAsker
  /** The pseudonym of the requesting member; without one, the code is for the owner of the number. */
  actor?: string
  traceId: string
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
  const { phone, purpose, asker, traceId } = input
  const now = context.clock()
  const code = drawCode((max) => randomInt(max))
  const challengeId = uuidV7(now)
  const fitting = codeHash(config.keys.current, { challengeId, phone, code })
  const unfitting = randomBytes(32)

  const refusal = {
    actor: 'visitor',
    action: 'one-time-code.refuse',
    subjectKind: 'one-time-code',
    traceId,
  }
  const store = () =>
    database.db.transaction().execute(async (tx) => {
      const hash = await numberHash(tx, config.keys, phone)
      const { tries, countedAs } = await enforceSendingLimits(tx, context, { phone, asker, traceId, now })
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
        traceId,
        now,
      })
      return isLetIn
    })
  const isLetIn = await recordRefusal(context, refusal, store)

  if (isLetIn && !codes.showsCodes) codes.deliver({ phone, code, challengeId, traceId })
  if (codes.showsCodes) return { otp: code }
  return codes.areLate() ? { is_late: true } : {}
}

export type CodeRequest = { phone: string; asker: CodeAsker; traceId: string; now: Date }

/** How many attempts the code allows, and which limits counted it: a sign-in refunds them. */
export type AllowedCode = { tries: number; countedAs: CountedAs }

type Subject = { name: string; subject: string; windowSeconds: number }

/**
 * Counts a requested code and decides whether it may be sent, in one SQL statement, so that replicas agree. A known
 * browser has its own count and is not affected by strangers' requests.
 *
 * @throws DomainError `code-just-sent`, `too-many-codes`, `codes-paused`
 */
async function enforceSendingLimits(
  tx: Tx,
  { config, codes, logger, onAlarm }: ApiContext,
  { phone, asker, traceId, now }: CodeRequest,
): Promise<AllowedCode> {
  const limits = { ...SIGN_IN_LIMITS, ...config.signIn.limits }
  const subjects = [
    ...(asker.isKnown ? knownSubjects(phone, asker, limits) : strangerSubjects(phone, asker, limits)),
    // While codes are shown on screen, nothing is sent, so no message budget is spent (decision D2).
    ...(codes.showsCodes ? [] : messageSubjects(phone, asker, limits)),
  ]
  // In the order in which a sign-in refunds, so that the two cannot deadlock on shared rows.
  subjects.sort((a, b) => (a.name < b.name ? -1 : 1))
  const counted = await countLimits(
    tx,
    subjects.map((subject) => ({ ...subject, keys: config.keys, now })),
  )
  const byName = new Map(subjects.map(({ name }, n) => [name, counted[n]]))
  const verdict = judgeSending(countsOf(byName, asker, limits), asker, limits)
  if (verdict.isAllowed) {
    const countedAs = Object.fromEntries([...byName].map(([name, of]) => [name, of?.keyHashes ?? []]))
    return { tries: verdict.tries, countedAs }
  }
  if (verdict.code === 'codes-paused') {
    logger.error({ requestId: traceId, alarm: 'codes-paused' }, 'codes are paused')
    onAlarm?.('codes-paused')
  }
  throw new DomainError(verdict.code, verdict)
}

function knownSubjects(phone: string, { device }: CodeAsker, limits: SignInLimits): Subject[] {
  const subject = `${device} ${phone}`
  return [
    { name: 'code-known-gap', subject, windowSeconds: limits.gap.windowSeconds },
    ...numberSubjects('code-known', subject, limits.perKnownBrowser),
  ]
}

function strangerSubjects(phone: string, { device, ip }: CodeAsker, limits: SignInLimits): Subject[] {
  return [
    { name: 'code-gap', subject: phone, windowSeconds: limits.gap.windowSeconds },
    ...numberSubjects('code-phone', phone, limits.perNumber),
    ...numberSubjects('code-phone-address', `${phone} ${addressGroup(ip)}`, limits.perNumberAndAddress),
    { name: 'code-device', subject: device, windowSeconds: limits.perDevice.windowSeconds },
  ]
}

const numberSubjects = (name: string, subject: string, { tenMinutes, perDay }: NumberLimit): Subject[] => [
  { name: `${name}-10-minutes`, subject, windowSeconds: tenMinutes.windowSeconds },
  { name: `${name}-day`, subject, windowSeconds: perDay.windowSeconds },
]

function messageSubjects(phone: string, { ip, isKnown }: CodeAsker, limits: SignInLimits): Subject[] {
  const budget = { name: 'code-messages', subject: 'all', windowSeconds: limits.messages.windowSeconds }
  if (isKnown) return [budget]
  return [
    budget,
    { name: 'code-score-address', subject: addressGroup(ip), windowSeconds: limits.address.windowSeconds },
    { name: 'code-score-network', subject: networkOf(ip), windowSeconds: limits.network.windowSeconds },
    { name: 'code-score-prefix', subject: numberPrefix(phone), windowSeconds: limits.prefix.windowSeconds },
    { name: 'code-score-site', subject: 'all', windowSeconds: limits.site.windowSeconds },
  ]
}

function countsOf(
  counted: Map<string, Count | undefined>,
  { isKnown }: CodeAsker,
  limits: SignInLimits,
): SendingCounts {
  const of = (name: string) => counted.get(name) ?? { hits: 0, endsInSeconds: 1 }
  const number = (name: string, limit: NumberLimit) => ({
    limit,
    tenMinutes: of(`${name}-10-minutes`),
    day: of(`${name}-day`),
  })
  const messages = counted.has('code-messages') && { messages: of('code-messages') }
  if (isKnown)
    return { gap: of('code-known-gap'), numbers: [number('code-known', limits.perKnownBrowser)], ...messages }
  return {
    gap: of('code-gap'),
    numbers: [
      number('code-phone', limits.perNumber),
      number('code-phone-address', limits.perNumberAndAddress),
    ],
    device: of('code-device'),
    ...(messages && {
      ...messages,
      scores: {
        address: of('code-score-address'),
        network: of('code-score-network'),
        prefix: of('code-score-prefix'),
        site: of('code-score-site'),
      },
    }),
  }
}
