const AHEAD_OF_UTC_MS = 5.5 * 3_600_000

/**
 * The day it is in India, `YYYY-MM-DD`: the first day of a date field until the browser sets its own. India has one
 * zone and no summer time.
 */
export function dayInIndia(now: Date) {
  return new Date(now.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10)
}
