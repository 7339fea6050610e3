import { addDays } from '@pulli/domain/day/add-days.ts'
import { clockAt } from '@pulli/domain/day/clock-at.ts'
import { DEFAULT_TIME_ZONE, dayIn } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'

/** A free time, as far as a page needs it. */
type Time = { starts_at: string }

/** One day of the fortnight. */
export interface DayOfTimes<Slot extends Time> {
  /** `YYYY-MM-DD` */
  day: string
  times: Slot[]
}

/** Puts free times under their days in a zone: fourteen days, today the first, with or without times. */
export function fortnightOf<Slot extends Time>(
  slots: readonly Slot[],
  zone: string,
  now: Date,
): DayOfTimes<Slot>[] {
  const today = dayIn(zone, now)
  const days = Array.from({ length: 14 }, (_, index) => addDays(today, index))
  const last = slots.at(-1)
  // In a zone ahead of the office its last evening is on a day more.
  const lastDay = last && dayIn(zone, new Date(last.starts_at))
  if (lastDay !== undefined && !days.includes(lastDay)) days.push(lastDay)
  return days.map((day) => ({
    day,
    times: slots.filter(({ starts_at }) => dayIn(zone, new Date(starts_at)) === day),
  }))
}

/** Browsers say the older name. */
const INDIA: readonly string[] = [DEFAULT_TIME_ZONE, 'Asia/Calcutta']

/** "12:00" */
export function clockInWords(instant: string, timeZone: string): string {
  return clockAt(new Date(instant), timeZone)
}

/** "Wednesday, 25 November" */
export function dayInWords(day: string): string {
  return inUtc(day, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** "Wednesday, 25 November, 12:00" */
export function startInWords(instant: string, timeZone: string): string {
  return `${dayInWords(dayIn(timeZone, new Date(instant)))}, ${clockInWords(instant, timeZone)}`
}

/** Says when a hold expires, and in how many minutes. */
export function heldInWords(until: string, timeZone: string, now: number): string {
  const minutes = Math.ceil((Date.parse(until) - now) / 60_000)
  const clock = clockInWords(until, timeZone)
  return minutes > 1 ? m.booking_held({ until: clock, minutes }) : m.booking_held_last({ until: clock })
}

/** The parts of a small calendar's day: "Wed", "25", "Nov". */
export function shortDay(day: string) {
  return {
    weekday: inUtc(day, { weekday: 'short' }),
    date: inUtc(day, { day: 'numeric' }),
    month: inUtc(day, { month: 'short' }),
  }
}

/** Says in which zone times are: India's, or another, with the words for it, as it is called at one of them. */
export function zoneInWords(timeZone: string, instant: string, other = m.times_zone_other): string {
  if (INDIA.includes(timeZone)) return m.times_zone_india()
  return other({ zone: zoneName(timeZone, new Date(instant)) })
}

/** Names a zone as it is called at an instant: "India Standard Time", "British Summer Time". */
export function zoneName(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'long' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

function inUtc(day: string, options: Intl.DateTimeFormatOptions) {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', { timeZone: 'UTC', ...options })
}
