import { isOpenAt, type OpeningHours } from './opening-hours.ts'

/** From here until the morning no answer is promised, where the hours are not known. Source: decision D51. */
const NIGHT_FROM_MINUTE = 21 * 60
const NIGHT_UNTIL_MINUTE = 6 * 60

/**
 * Whether a page may say that the office answers now: within the hours of the office. Where these are not known, by day.
 *
 * @param minuteHere what the reader's own clock shows, in minutes after midnight
 */
export function isAnswering(hours: OpeningHours | undefined, now: Date, minuteHere: number): boolean {
  if (hours !== undefined) return isOpenAt(hours, now)
  return NIGHT_UNTIL_MINUTE <= minuteHere && minuteHere < NIGHT_FROM_MINUTE
}
