import { DEFAULT_TIME_ZONE, isTimeZone } from '@pulli/domain/day/local-day.ts'
import type { OpeningHours, Period } from '@pulli/domain/opening-hours/opening-hours.ts'
import { hoursInWords } from './hours-in-words.ts'

/** The hours of the office. */
export interface OfficeHours {
  /** For people. */
  readonly words: string
  /** To compute with. */
  readonly week: OpeningHours
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
  readonly openingHours?: readonly Period[] | undefined
  readonly holidays?: readonly { readonly day: string }[] | undefined
  readonly timeZone?: string | undefined
}

/** Returns the days of the office. An unknown time zone is read as India's. */
export function officeCalendar(stated: StatedHours | undefined): OfficeCalendar {
  const { holidays = [], timeZone = DEFAULT_TIME_ZONE } = stated ?? {}
  return {
    zone: isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE,
    holidays: holidays.map(({ day }) => day),
  }
}

/** Returns the hours of the office, or undefined where the settings state none. */
export function officeHours(stated: StatedHours | undefined): OfficeHours | undefined {
  const { openingHours: periods = [] } = stated ?? {}
  if (periods.length === 0) return undefined
  const week = { ...officeCalendar(stated), periods }
  return { words: hoursInWords(week), week }
}
