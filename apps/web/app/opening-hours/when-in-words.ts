import { clockInWords, weekdayInWords } from '@pulli/contracts/opening-hours/hours-in-words.ts'
import { DEFAULT_TIME_ZONE } from '@pulli/domain/day/local-day.ts'
import {
  clockIn,
  isOpenAt,
  nextClosing,
  nextOpening,
  type OpeningHours,
  weekdayOf,
} from '@pulli/domain/opening-hours/opening-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { dayInWords } from '#content/day-in-words.ts'

const A_WEEK = 7

/**
 * Writes when hours begin again: "11:00 AM", "11:00 AM tomorrow", "11:00 AM on Monday". Undefined while they run, and
 * where they never begin.
 *
 * @param minuteHere what the reader's own clock shows, in minutes after midnight: a reader elsewhere sees the zone
 */
export function whenInWords(hours: OpeningHours, now: Date, minuteHere?: number): string | undefined {
  const next = nextOpening(hours, now)
  if (next === undefined) return undefined
  const time = clockInWords(next.minute)
  return inZone(onDay(time, next), hours, now, minuteHere)
}

/** Whether calls are answered now, and until or from when; empty where that is unknown. */
export interface OpenNowWords {
  readonly state: string
  readonly when: string
}

/** Writes whether calls are answered now, and until when; or from when again. */
export function openNowInWords(hours: OpeningHours, now: Date, minuteHere?: number): OpenNowWords {
  if (isOpenAt(hours, now)) {
    const until = closingInWords(hours, now, minuteHere)
    return { state: m.hours_open_now(), when: until === undefined ? '' : m.hours_open_until({ when: until }) }
  }
  const when = whenInWords(hours, now, minuteHere)
  return { state: m.hours_closed_now(), when: when === undefined ? '' : m.hours_opens({ when }) }
}

/** What the clock of this device shows, in minutes after midnight. */
export function minuteOfThisClock(now: Date): number {
  return now.getHours() * 60 + now.getMinutes()
}

function closingInWords(hours: OpeningHours, now: Date, minuteHere: number | undefined) {
  const next = nextClosing(hours, now)
  // A night's end needs no day: it is the next time that the clock shows it.
  if (next === undefined || next.inDays > 1) return undefined
  return inZone(clockInWords(next.minute), hours, now, minuteHere)
}

function inZone(when: string, { zone }: OpeningHours, now: Date, minuteHere: number | undefined): string {
  const isElsewhere = minuteHere !== undefined && minuteHere !== clockIn(zone, now).minute
  return isElsewhere ? m.hours_in_zone({ when, zone: zoneName(zone, now) }) : when
}

function onDay(time: string, { day, inDays }: { day: string; inDays: number }): string {
  if (inDays === 0) return time
  if (inDays === 1) return m.hours_tomorrow({ time })
  return m.hours_on_day({
    time,
    day: inDays < A_WEEK ? weekdayInWords(weekdayOf(day)) : (dayInWords(day) ?? day),
  })
}

/** India's has short words of its own, which need no format. */
function zoneName(timeZone: string, now: Date): string {
  if (timeZone === DEFAULT_TIME_ZONE) return m.hours_zone_india()
  const parts = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'long' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
