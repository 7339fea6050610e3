import type { Instrument } from './instrument.ts'
import { lookAgainAt } from './look-again.ts'

/** How often a repeat may be refused before the question stops. Source: the design of care, section 4; no publication named. */
export const MOST_REFUSALS = 2

/** The latest result of a questionnaire, and when its repeat was refused. */
type Asking = {
  takenAt: Date
  refusals: readonly Date[]
  repeatAfter: Pick<Instrument['repeatAfter'], 'days'>
}

/**
 * Whether the member is asked to answer again: once the interval since the result has passed, once more an interval
 * after a refusal, and after the second one no more, until they answer again by themselves.
 */
export function isRepeatAsked({ takenAt, refusals, repeatAfter }: Asking, now: Date): boolean {
  const since = refusalsSince(takenAt, refusals)
  if (since.length >= MOST_REFUSALS) return false
  const last = new Date(Math.max(takenAt.getTime(), ...since.map((at) => at.getTime())))
  return lookAgainAt(repeatAfter, last) <= now
}

/** Returns the refusals after a result: earlier ones do not count. */
export function refusalsSince(takenAt: Date, refusals: readonly Date[]): Date[] {
  return refusals.filter((at) => at > takenAt)
}
