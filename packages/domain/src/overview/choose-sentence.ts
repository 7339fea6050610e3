import { changeBetween } from '#assessment/change-between.ts'
import type { AssessmentName, Instrument, Safety } from '#assessment/instrument.ts'
import { addDays } from '#day/add-days.ts'
import { areHardDays, isHard } from '#mood/hard-days.ts'
import type { MoodEntry } from '#mood/mood-entry.ts'

const DAY_MS = 86_400_000

/**
 * For so many days the dashboard says what a result asks for; then it asks how it is now. Source: decision D77; the
 * recall window of most questionnaires; no publication named, waits for a clinician.
 */
export const SAID_FOR_DAYS = 14

/** A stored result: its total, and what it asks for. */
export interface OverviewResult {
  total: number
  takenAt: Date
  safety: Safety
  /** Whether an answer asks for it, or the total alone. */
  hasAnswer: boolean
}

/** A questionnaire with its results, newest first. */
export interface Followed {
  name: AssessmentName
  results: readonly OverviewResult[]
  scale: { bands: readonly { from: number }[]; callFrom: number } & Partial<
    Pick<Instrument, 'reliableChange'>
  >
}

/** What the sentence is chosen from. */
export interface Overview {
  followed: readonly Followed[]
  moods: readonly Pick<MoodEntry, 'day' | 'moodType'>[]
  /** The member's day, `YYYY-MM-DD`. */
  today: string
  now: Date
  /** When the member hid the numbers to call on this device. */
  hiddenAt?: Date | undefined
}

/** What the dashboard says first. Each but the last two names its questionnaire. */
export type Sentence =
  /** An answer asks for help, or the total is one from which a result shows the numbers first. */
  | { kind: 'answer' | 'high'; name: AssessmentName; at: Date; isAskedAgain: boolean }
  /** Higher: in a higher range than before. Worse and better: beyond the reliable change (D54). */
  | { kind: 'higher' | 'worse'; name: AssessmentName; since: Date }
  | { kind: 'better'; name: AssessmentName; since: Date; isAfterHardDay: boolean }
  | { kind: 'latest'; name: AssessmentName; at: Date }
  | { kind: 'hard-days' | 'first' }

/**
 * Returns the one sentence of the dashboard, the first that applies (D77): an answer that asks for help, a high total, a
 * higher range than before, a reliable change, hard days. The first two are asked about again after 14 days, until
 * another result of the questionnaire or until the member hides the question; the changes end after 14 days.
 *
 * "Come down" is chosen only where nothing weighs more, even if its own sentence has ended: a high total or a higher range
 * anywhere, or an answer that asked for help in the last 14 days (D54).
 */
export function chooseSentence(overview: Overview): Sentence {
  const { followed, now } = overview
  const states = followed.flatMap((one) => stateOf(one, now) ?? [])
  const asked = states.filter(
    ({ kind, at }) => (kind === 'answer' || kind === 'high') && !isEnded(at, overview),
  )
  for (const kind of ['answer', 'high'] as const) {
    const newest = newestOf(asked.filter((state) => state.kind === kind))
    if (newest) return { kind, name: newest.name, at: newest.at, isAskedAgain: !isRecent(newest.at, now) }
  }
  const recent = states.filter(({ at }) => isRecent(at, now))
  for (const kind of ['higher', 'worse'] as const) {
    const newest = newestOf(recent.filter((state) => state.kind === kind))
    if (newest?.since) return { kind, name: newest.name, since: newest.since }
  }
  const better = newestOf(recent.filter(({ kind }) => kind === 'better'))
  if (
    better?.since &&
    states.every(({ kind }) => kind === 'better' || kind === 'same') &&
    !hadAnswer(overview)
  ) {
    return {
      kind: 'better',
      name: better.name,
      since: better.since,
      isAfterHardDay: isAfterHardDay(overview),
    }
  }
  if (areHardDays(overview.moods, overview.today)) return { kind: 'hard-days' }
  const newest = newestOf(states)
  return newest ? { kind: 'latest', name: newest.name, at: newest.at } : { kind: 'first' }
}

/** What the latest result of one questionnaire says by itself. `since`: when the one before it was. */
type State = {
  kind: 'answer' | 'high' | 'higher' | 'worse' | 'better' | 'same'
  name: AssessmentName
  at: Date
  since: Date | undefined
}

function stateOf({ name, results, scale }: Followed, now: Date): State | undefined {
  const [latest, before] = results
  return (
    latest && {
      kind: kindOf(latest, before, scale),
      name,
      at: earlier(latest.takenAt, now),
      since: before?.takenAt,
    }
  )
}

/** A device whose clock is behind reads results of later than now. */
const earlier = (at: Date, now: Date) => (at > now ? now : at)

function kindOf(
  latest: OverviewResult,
  before: OverviewResult | undefined,
  scale: Followed['scale'],
): State['kind'] {
  if (latest.hasAnswer) return 'answer'
  if (latest.total >= scale.callFrom) return 'high'
  if (!before) return 'same'
  const rangeOf = ({ total }: OverviewResult) => scale.bands.findLastIndex(({ from }) => total >= from)
  if (rangeOf(latest) > rangeOf(before)) return 'higher'
  return changeBetween(before.total, latest.total, scale).direction ?? 'same'
}

const isRecent = (at: Date, now: Date) => now.getTime() - at.getTime() < SAID_FOR_DAYS * DAY_MS

/** A question that was hidden while it was asked again. */
function isEnded(at: Date, { now, hiddenAt }: Overview) {
  return !isRecent(at, now) && hiddenAt !== undefined && !isRecent(at, hiddenAt)
}

function newestOf(states: readonly State[]): State | undefined {
  return states.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
}

/** Whether any result of the last 14 days had an answer that asked for help, also where the latest has none. */
function hadAnswer({ followed, now }: Overview) {
  return followed.some(({ results }) =>
    results.some(({ hasAnswer, takenAt }) => hasAnswer && isRecent(takenAt, now)),
  )
}

/** Whether the latest check-in of today or yesterday was hard: just after midnight the day before still counts. */
function isAfterHardDay({ moods, today }: Overview) {
  const latest = moods
    .filter(({ day }) => addDays(today, -1) <= day && day <= today)
    .toSorted((a, b) => b.day.localeCompare(a.day))[0]
  return latest !== undefined && isHard(latest.moodType)
}
