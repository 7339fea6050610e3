import { DEFAULT_TIME_ZONE, isTimeZone } from '@pulli/domain/day/local-day.ts'
import type { OpeningHours, Period } from '@pulli/domain/opening-hours/opening-hours.ts'
import { parsePeriods } from '@pulli/domain/opening-hours/parse-periods.ts'
import { hoursInWords } from './hours-in-words.ts'

/** The hours of the office. */
export interface OfficeHours {
  /** For people. */
  readonly words: string
  /** To compute with. Undefined where an earlier version's sentence leaves a doubt. */
  readonly week: OpeningHours | undefined
}

/** The days of the office. */
export interface OfficeCalendar {
  /** IANA name of the zone in which its days begin. */
  readonly zone: string
  /** Days on which it is closed, `YYYY-MM-DD`. */
  readonly holidays: readonly string[]
}

/** The parts of the contact settings that say when the office answers. */
export interface StatedHours {
  /** A sentence: how an earlier version stated the hours. It counts while there is no `openingHours`. */
  readonly workingHours?: string | undefined
  readonly openingHours?: readonly Period[] | undefined
  readonly holidays?: readonly { readonly day: string }[] | undefined
  readonly timeZone?: string | undefined
}

/** Returns the days of the office. A zone that nobody knows is taken for that of India. */
export function officeCalendar(stated: StatedHours | undefined): OfficeCalendar {
  const { holidays = [], timeZone = DEFAULT_TIME_ZONE } = stated ?? {}
  return {
    zone: isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE,
    holidays: holidays.map(({ day }) => day),
  }
}

/** Returns the hours of the office, or undefined where the settings state none. */
export function officeHours(stated: StatedHours | undefined): OfficeHours | undefined {
  const { workingHours, openingHours = [] } = stated ?? {}
  const weekOf = (periods: readonly Period[]) => ({ ...officeCalendar(stated), periods })
  if (openingHours.length > 0) {
    const week = weekOf(openingHours)
    return { words: hoursInWords(week), week }
  }
  if (workingHours === undefined) return undefined
  const periods = parsePeriods(workingHours)
  return { words: workingHours, week: periods && weekOf(periods) }
}
