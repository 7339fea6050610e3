import { type CallPromise, callPromise } from '@pulli/domain/consultation/call-promise.ts'
import type { OpeningHours } from '@pulli/domain/opening-hours/opening-hours.ts'
import {
  type OfficeCalendar,
  officeCalendar,
  officeHours,
  type StatedHours,
} from '#opening-hours/office-hours.ts'

/** What the settings say about calling back and about the days of the office. */
export interface CallHours {
  /** Undefined where the settings state none: then no day is promised. */
  readonly week?: OpeningHours | undefined
  /** Working days until the call; undefined: the next one. */
  readonly workingDays?: number | undefined
  /** The number that the office calls from. */
  readonly number?: string | undefined
  /** The days on which the office is closed, known even where its hours are not. */
  readonly calendar?: OfficeCalendar | undefined
}

/** The parts of the contact settings that a promise is computed from. */
export interface StatedCalls extends StatedHours {
  readonly callWithinDays?: number | undefined
  readonly callsFrom?: string | undefined
}

/** Returns what the settings say about calling back. */
export function callHours(stated: StatedCalls | undefined): CallHours {
  return {
    week: officeHours(stated)?.week,
    workingDays: stated?.callWithinDays,
    number: stated?.callsFrom,
    calendar: officeCalendar(stated),
  }
}

/** Returns by when the office calls a visitor who asks now, or undefined where its hours are not known. */
export function promisedCall({ week, workingDays }: CallHours, now: Date): CallPromise | undefined {
  return week && callPromise(week, now, workingDays)
}
