/*
 * Why something happened to a request, as codes: of a request nothing is written in words, because words would say what
 * staff need not know. Where a list has an answer, the desk asks for it.
 */

/** The call reached no one. */
const TRIED_REASONS = [
  'no-answer',
  'busy',
  'switched-off',
  'others-answered',
  'wrong-number',
  'text-sent',
  'email-sent',
] as const

/** What came of a call. `safety` puts the request ahead of the others: a person may be in danger. */
const REACHED_REASONS = ['talked', 'call-again', 'safety'] as const

const DECLINED_REASONS = ['no-longer-needed', 'found-other-help', 'cost', 'times', 'other'] as const

const CLOSED_REASONS = [
  'seen',
  'referred',
  'not-reached',
  'wrong-number',
  'duplicate',
  'not-a-request',
  'other',
] as const

/** The events that the desk records by hand, each with the codes that it may have. */
export const RECORDED_REASONS = {
  tried: TRIED_REASONS,
  reached: REACHED_REASONS,
  offered: [],
  declined: DECLINED_REASONS,
  closed: CLOSED_REASONS,
} as const satisfies Record<string, readonly string[]>

export type RecordedEvent = keyof typeof RECORDED_REASONS

export const RECORDED_EVENTS = Object.keys(RECORDED_REASONS) as readonly RecordedEvent[]

export const REQUEST_REASONS = [
  ...new Set([...TRIED_REASONS, ...REACHED_REASONS, ...DECLINED_REASONS, ...CLOSED_REASONS]),
] as const

export type RequestReason = (typeof REQUEST_REASONS)[number]

/** Returns whether a code, or none, belongs to an event. */
export function isReasonOf(kind: RecordedEvent, reason: string | undefined): boolean {
  const reasons: readonly string[] = RECORDED_REASONS[kind]
  return reason === undefined ? reasons.length === 0 : reasons.includes(reason)
}

/** Why a coordinator opens a number outside the hours that the person chose, or of a case that is not theirs. */
export const VIEW_REASONS = [
  'agreed',
  'safety',
  'colleague-away',
  'asked-by-person',
  'mistake-to-mend',
] as const
export type ViewReason = (typeof VIEW_REASONS)[number]
