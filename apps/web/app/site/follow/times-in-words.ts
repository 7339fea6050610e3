import { addDays } from '@pulli/domain/day/add-days.ts'
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
  return new Date(instant).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
}

/** "Wednesday, 25 November" */
export function dayInWords(day: string): string {
  return inUtc(day, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** "Wednesday, 25 November, 12:00" */
export function startInWords(instant: string, timeZone: string): string {
  return `${dayInWords(dayIn(timeZone, new Date(instant)))}, ${clockInWords(instant, timeZone)}`
}

/** Says until when a time is kept, and for how many minutes more. */
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

/** Says in which zone times are: India's, or another, with the words for it. */
export function zoneInWords(timeZone: string, other = m.times_zone_other): string {
  if (INDIA.includes(timeZone)) return m.times_zone_india()
  const parts = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'long' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return other({ zone: name })
}

function inUtc(day: string, options: Intl.DateTimeFormatOptions) {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', { timeZone: 'UTC', ...options })
}
