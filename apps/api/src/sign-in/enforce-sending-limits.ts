import type { Tx } from '@pulli/data/schema.ts'
import type { CountedAs } from '@pulli/data/sign-in/challenges.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { type Count, judgeSending, type SendingCounts } from '@pulli/domain/sign-in/judge-sending.ts'
import {
  type NumberLimit,
  numberPrefix,
  SIGN_IN_LIMITS,
  type SignInLimits,
} from '@pulli/domain/sign-in/sign-in-limits.ts'
import type { ApiContext } from '#context.ts'
import { addressGroup, networkOf } from '#limits/address-group.ts'
import { countLimits } from '#limits/enforce-limit.ts'
import type { CodeAsker } from './code-asker.ts'

export type CodeRequest = { phone: string; asker: CodeAsker; requestId: string; now: Date }

/** How many attempts the code allows, and which limits counted it: a sign-in refunds them. */
export type AllowedCode = { tries: number; countedAs: CountedAs }

type Subject = { name: string; subject: string; windowSeconds: number }

/**
 * Counts a requested code and decides whether it may be sent, in one SQL statement, so that replicas agree. A known
 * browser has its own count and is not affected by strangers' requests.
 *
 * @throws DomainError `code-just-sent`, `too-many-codes`, `codes-paused`
 */
export async function enforceSendingLimits(
  tx: Tx,
  { config, codes, logger, onAlarm }: ApiContext,
  { phone, asker, requestId, now }: CodeRequest,
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
    logger.error({ requestId, alarm: 'codes-paused' }, 'codes are paused')
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
