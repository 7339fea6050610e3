import { addDays } from './add-days.ts'
import { dayIn } from './local-day.ts'

const HOUR_MILLISECONDS = 3_600_000

/**
 * Moves an instant to another day in a time zone, at the same local time; across a clock change at most an hour off. An
 * instant already on that day is unchanged.
 *
 * @param day `YYYY-MM-DD`
 * @throws RangeError if `timeZone` is not an IANA time zone
 * @example momentOn('2026-11-19', 'Asia/Kolkata', new Date('2026-11-21T06:00:00Z')) // 2026-11-19T06:00:00Z
 */
export function momentOn(day: string, timeZone: string, moment: Date): Date {
  const here = dayIn(timeZone, moment)
  if (here === day) return moment
  const days = daysBetween(here, day)
  const moved = new Date(moment.getTime() + days * 24 * HOUR_MILLISECONDS)
  const arrived = dayIn(timeZone, moved)
  if (arrived === day) return moved
  return new Date(moved.getTime() + (arrived < day ? HOUR_MILLISECONDS : -HOUR_MILLISECONDS))
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(addDays(to, 0)) - Date.parse(addDays(from, 0))) / (24 * HOUR_MILLISECONDS))
