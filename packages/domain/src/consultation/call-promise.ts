import { addDays } from '#day/add-days.ts'
import { instantOn } from '#opening-hours/instant-on.ts'
import { clockIn, MINUTES_OF_A_DAY, type OpeningHours, periodsOn } from '#opening-hours/opening-hours.ts'

/** By when the office calls: on a working day, in its hours. */
export interface CallPromise {
  /** The day in the zone of the office, `YYYY-MM-DD`. */
  readonly day: string
  /** Between these the office calls on that day, in minutes after midnight; `to` above 1440 is on the day after. */
  readonly from: number
  readonly to: number
  /** The instant of `to`. */
  readonly by: Date
}

/** A request gets its call by the end of the next working day, unless the settings say otherwise. */
const PROMISED_WORKING_DAYS = 1

/** How many days to search for a working day; without one, no day is promised. */
const DAYS_AHEAD = 60

/**
 * Returns by when a request that arrives now gets its call: the end of the next working day after today, or of a later
 * one. A working day is one on which the office opens. Undefined where none comes within two months.
 *
 * @param workingDays how many working days after today; 0 is the rest of today, if the office is still open
 */
export function callPromise(
  hours: OpeningHours,
  now: Date,
  workingDays = PROMISED_WORKING_DAYS,
): CallPromise | undefined {
  const { day: today } = clockIn(hours.zone, now)
  let left = workingDays
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const promise = hoursOf(hours, addDays(today, ahead))
    // Today counts only where the promise is for today; what is over by now counts never.
    if (promise === undefined || (ahead === 0 && left > 0) || promise.by <= now) continue
    if (left <= 1) return promise
    left -= 1
  }
  return undefined
}

function hoursOf(hours: OpeningHours, day: string): CallPromise | undefined {
  const periods = periodsOn(hours, day)
  if (periods.length === 0) return undefined
  const from = Math.min(...periods.map((period) => period.from))
  const to = Math.max(
    ...periods.map((period) => (period.to <= period.from ? period.to + MINUTES_OF_A_DAY : period.to)),
  )
  return { day, from, to, by: instantOn(hours.zone, day, to) }
}
