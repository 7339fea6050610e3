import { DAY, HOUR } from '@pulli/domain/time/durations.ts'

const RETRY_MILLISECONDS = HOUR
/** 02:30 in India, which has no summer time: few are there, and a new day's check-ins have not begun. */
const NIGHTLY_UTC = 21 * HOUR
/** 1 January 1970 was a Thursday; the drill is on the night to Monday, after its backup. */
const WEEKLY_UTC = 3 * DAY + NIGHTLY_UTC + HOUR

/** When something was last done, and last tried. */
export interface LastTime {
  readonly done: Date | undefined
  readonly tried: Date | undefined
}

/**
 * Returns whether the backup of the last night (or the drill of the last week) is missing: also after a night in which
 * the machine was off. One that failed is tried again after an hour.
 */
export function isDue(what: 'backup' | 'drill', { done, tried }: LastTime, now: Date): boolean {
  const [every, at] = what === 'backup' ? [DAY, NIGHTLY_UTC] : [7 * DAY, WEEKLY_UTC]
  const lastDue = Math.floor((now.getTime() - at) / every) * every + at
  if (done !== undefined && done.getTime() >= lastDue) return false
  return tried === undefined || now.getTime() - tried.getTime() >= RETRY_MILLISECONDS
}
