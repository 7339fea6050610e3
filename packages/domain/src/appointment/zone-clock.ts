import { addDays } from '#day/add-days.ts'
import { instantOn } from '#opening-hours/instant-on.ts'
import { MINUTES_OF_A_DAY } from '#opening-hours/opening-hours.ts'

const MINUTE_MILLISECONDS = 60_000

/** Returns the instant, in milliseconds, at which a clock on the wall shows a minute of a day in a zone. */
export type ZoneClock = (zone: string, day: string, minute: number) => number

/**
 * Makes a `ZoneClock` that asks for each day of a zone once: asking is slow, and twenty calendars of two weeks want a
 * thousand instants. A day of 24 hours is counted from its midnight; any other is asked minute by minute.
 *
 * @throws RangeError, where it is asked, if a zone is not an IANA time zone
 */
export function zoneClock(): ZoneClock {
  const known = new Map<string, { midnight: number; hasClockChange: boolean }>()
  const dayOf = (zone: string, day: string) => {
    const key = `${zone} ${day}`
    const asked = known.get(key)
    if (asked !== undefined) return asked
    const midnight = instantOn(zone, day, 0).getTime()
    const length = instantOn(zone, addDays(day, 1), 0).getTime() - midnight
    const found = { midnight, hasClockChange: length !== MINUTES_OF_A_DAY * MINUTE_MILLISECONDS }
    known.set(key, found)
    return found
  }
  return (zone, day, minute) => {
    const days = Math.floor(minute / MINUTES_OF_A_DAY)
    const date = days === 0 ? day : addDays(day, days)
    const left = minute - days * MINUTES_OF_A_DAY
    const { midnight, hasClockChange } = dayOf(zone, date)
    return hasClockChange ? instantOn(zone, date, left).getTime() : midnight + left * MINUTE_MILLISECONDS
  }
}
