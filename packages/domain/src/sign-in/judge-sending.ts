import { CODE_TRIES } from './one-time-code.ts'
import {
  type NumberLimit,
  SHARE_OF_STRANGERS,
  type SignInLimits,
  SLOW_WAIT_SECONDS,
  type Tier,
  TRICKLE_WAIT_SECONDS,
} from './sign-in-limits.ts'

/** A count including the requested code, and the seconds until its window ends. */
export type Count = { hits: number; endsInSeconds: number }

/** The counts for a code request. Without an SMS gateway, `messages` and the scores are missing. */
export type SendingCounts = {
  gap: Count
  numbers: { limit: NumberLimit; tenMinutes: Count; day: Count }[]
  device?: Count
  scores?: { address: Count; network: Count; prefix: Count; site: Count }
  messages?: Count
}

/** The caller: whether the browser is known for the number, and how old its cookie is. */
export type Asker = { isKnown: boolean; waitedSeconds: number }

export type SendingVerdict =
  | { isAllowed: true; tries: number }
  | {
      isAllowed: false
      code: 'code-just-sent' | 'too-many-codes' | 'codes-paused'
      retryAfterSeconds: number
    }

type Refusal = { code: 'code-just-sent' | 'too-many-codes' | 'codes-paused'; seconds: number }

/**
 * Decides whether a code is sent, and how many tries it has (decision D61). Each rule returns a wait; the longest applies, so
 * a browser that returns after it meets no other.
 */
export function judgeSending(counts: SendingCounts, asker: Asker, limits: SignInLimits): SendingVerdict {
  const refusals = [
    ...ofGap(counts.gap, limits),
    ...counts.numbers.flatMap((counted) => ofNumber(counted, asker)),
    ...ofDevice(counts.device, limits),
    ...ofScores(counts.scores, asker, limits),
    ...ofBudget(counts.messages, asker, limits),
  ]
  const [longest] = refusals.toSorted((a, b) => b.seconds - a.seconds)
  if (longest !== undefined)
    return { isAllowed: false, code: longest.code, retryAfterSeconds: Math.max(1, longest.seconds) }
  return { isAllowed: true, tries: triesOf(counts, limits) }
}

function ofGap({ hits, endsInSeconds }: Count, { gap }: SignInLimits): Refusal[] {
  return hits > gap.max ? [{ code: 'code-just-sent', seconds: endsInSeconds }] : []
}

function ofNumber({ limit, tenMinutes, day }: SendingCounts['numbers'][number], asker: Asker): Refusal[] {
  const isTrickle = day.hits > limit.perDay.max
  const waits: number[] = []
  if (tenMinutes.hits > (isTrickle ? limit.trickle : limit.tenMinutes.max))
    waits.push(tenMinutes.endsInSeconds)
  if (isTrickle) waits.push(stillToWait(asker, TRICKLE_WAIT_SECONDS))
  return waits.filter((seconds) => seconds > 0).map((seconds) => ({ code: 'too-many-codes', seconds }))
}

function ofDevice(device: Count | undefined, { perDevice }: SignInLimits): Refusal[] {
  if (device === undefined || device.hits <= perDevice.max) return []
  return [{ code: 'too-many-codes', seconds: device.endsInSeconds }]
}

function ofScores(scores: SendingCounts['scores'], asker: Asker, limits: SignInLimits): Refusal[] {
  if (scores === undefined || asker.isKnown) return []
  const tiers: [Count, Tier][] = [
    [scores.address, limits.address],
    [scores.network, limits.network],
    [scores.prefix, limits.prefix],
    // The site's score closes nothing; only its budget does.
    [scores.site, { ...limits.site, stop: Number.POSITIVE_INFINITY }],
  ]
  return tiers.flatMap(([{ hits, endsInSeconds }, { slow, stop }]): Refusal[] => {
    if (hits > stop) return [{ code: 'too-many-codes', seconds: endsInSeconds }]
    const seconds = hits > slow ? stillToWait(asker, SLOW_WAIT_SECONDS) : 0
    return seconds > 0 ? [{ code: 'too-many-codes', seconds }] : []
  })
}

function ofBudget(messages: Count | undefined, asker: Asker, limits: SignInLimits): Refusal[] {
  if (messages === undefined) return []
  const { max } = limits.messages
  const most = asker.isKnown ? max : Math.floor(max * SHARE_OF_STRANGERS)
  return messages.hits > most ? [{ code: 'codes-paused', seconds: messages.endsInSeconds }] : []
}

/** A known browser never waits. */
const stillToWait = ({ isKnown, waitedSeconds }: Asker, seconds: number) =>
  isKnown ? 0 : Math.max(0, Math.ceil(seconds - waitedSeconds))

/**
 * Returns a code's number of tries: fewer where codes go unused, a sign of guessing. The owner of the message needs one.
 */
function triesOf({ numbers, scores }: SendingCounts, limits: SignInLimits): number {
  if (scores !== undefined && scores.site.hits > limits.site.stop) return 1
  const isSlow =
    numbers.some(({ limit, day }) => day.hits > limit.perDay.max) ||
    (scores !== undefined && isMisused(scores, limits))
  return isSlow ? TRIES_UNDER_ATTACK : CODE_TRIES
}

/** Returns whether a score is past the first threshold of its address group, network, number prefix or the site. */
export function isMisused(
  scores: Partial<NonNullable<SendingCounts['scores']>>,
  limits: SignInLimits,
): boolean {
  return (['address', 'network', 'prefix', 'site'] as const).some(
    (of) => (scores[of]?.hits ?? 0) > limits[of].slow,
  )
}

const TRIES_UNDER_ATTACK = 2
