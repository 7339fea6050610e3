import { clockInWords, weekdayInWords } from '@pulli/contracts/opening-hours/hours-in-words.ts'
import {
  clockIn,
  isOpenAt,
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
 * @param minuteHere what the reader's own clock shows, in minutes after midnight: a reader elsewhere is told the zone
 */
export function whenInWords(hours: OpeningHours, now: Date, minuteHere?: number): string | undefined {
  const next = nextOpening(hours, now)
  if (next === undefined) return undefined
  const time = clockInWords(next.minute)
  const when = onDay(time, next)
  const isElsewhere = minuteHere !== undefined && minuteHere !== clockIn(hours.zone, now).minute
  return isElsewhere ? m.hours_in_zone({ when, zone: zoneName(hours.zone, now) }) : when
}

/** Writes whether somebody answers now, and when again if not. */
export function openNowInWords(hours: OpeningHours, now: Date, minuteHere?: number): string {
  if (isOpenAt(hours, now)) return m.hours_open_now()
  const when = whenInWords(hours, now, minuteHere)
  return when === undefined ? m.hours_closed_now() : m.hours_closed_until({ when })
}

/** What the clock of this device shows, in minutes after midnight. */
export function minuteOfThisClock(now: Date): number {
  return now.getHours() * 60 + now.getMinutes()
}

function onDay(time: string, { day, inDays }: { day: string; inDays: number }): string {
  if (inDays === 0) return time
  if (inDays === 1) return m.hours_tomorrow({ time })
  return m.hours_on_day({
    time,
    day: inDays < A_WEEK ? weekdayInWords(weekdayOf(day)) : (dayInWords(day) ?? day),
  })
}

function zoneName(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'long' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
