import { addDays } from '#day/add-days.ts'
import { instantOn } from '#opening-hours/instant-on.ts'
import {
  clockIn,
  isOpenAt,
  nextClosing,
  nextOpening,
  type OpeningHours,
} from '#opening-hours/opening-hours.ts'

const HOUR_MILLISECONDS = 3_600_000

/** More openings than an hour is ever spread over. */
const MOST_OPENINGS = 60

/**
 * Returns by when the office calls someone who asks for a call: within an hour of its opening hours, so that a wish of the
 * night is not late in the morning. Where the hours are not known, or none come, within an hour.
 */
export function callDue(hours: OpeningHours | undefined, now: Date): Date {
  const soon = new Date(now.getTime() + HOUR_MILLISECONDS)
  if (hours === undefined) return soon
  let left = HOUR_MILLISECONDS
  let from = now
  for (let opening = 0; opening < MOST_OPENINGS; opening += 1) {
    const next = nextOpening(hours, from)
    if (next !== undefined) from = instantOn(hours.zone, next.day, next.minute)
    const closing = nextClosing(hours, from)
    // Open for a week or more, or never.
    if (closing === undefined) return isOpenAt(hours, from) ? new Date(from.getTime() + left) : soon
    const day = addDays(clockIn(hours.zone, from).day, closing.inDays)
    const until = instantOn(hours.zone, day, closing.minute)
    const open = until.getTime() - from.getTime()
    if (open >= left) return new Date(from.getTime() + left)
    left -= open
    from = until
  }
  return soon
}
