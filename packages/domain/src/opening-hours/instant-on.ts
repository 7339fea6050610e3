import { clockIn, MINUTES_OF_A_DAY } from './opening-hours.ts'

const MINUTE_MILLISECONDS = 60_000

/**
 * Returns the instant at which a clock on the wall shows a time. A time that a clock change skips is the one after the
 * change; of a time that it repeats, one of the two is returned.
 *
 * @param day `YYYY-MM-DD`
 * @param minute minutes after midnight; 1440 and more are on the days after
 * @throws RangeError if `zone` is not an IANA time zone
 * @example instantOn('Asia/Kolkata', '2026-11-24', 1200) // 2026-11-24T14:30:00Z
 */
export function instantOn(zone: string, day: string, minute: number): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MILLISECONDS
  let instant = wanted
  // The second round is for an offset that changes between the first guess and the instant.
  for (let round = 0; round < 2; round += 1) instant += wanted - shownAt(zone, instant)
  return new Date(instant)
}

/** What the clock on the wall shows, as if it were UTC. */
function shownAt(zone: string, instant: number): number {
  const { day, minute } = clockIn(zone, new Date(instant))
  return Date.parse(`${day}T00:00:00Z`) + (minute % MINUTES_OF_A_DAY) * MINUTE_MILLISECONDS
}
