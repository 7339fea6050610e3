import {
  EVERY_DAY,
  isAlwaysOpen,
  type OpeningHours,
  type Period,
  type Weekday,
} from '@pulli/domain/opening-hours/opening-hours.ts'
import { m } from '@pulli/messages/messages.js'

/** A Monday, to name the days of the week by. */
const MONDAY = Date.UTC(2026, 10, 23)
const DAY_MILLISECONDS = 86_400_000
/** From this many days in a row on, they are written as a range. */
const RANGE_FROM = 3

/** Created when they are needed: each keeps a slow phone busy for milliseconds, and a page may need neither. */
let weekdays: Intl.DateTimeFormat | undefined
let list: Intl.ListFormat | undefined

/**
 * Writes opening hours for pages and mails: "11:00 AM to 08:00 PM", "Monday to Saturday, 09:00 AM to 07:00 PM",
 * "Day and night". Holidays are not in it.
 */
export function hoursInWords(hours: OpeningHours): string {
  if (isAlwaysOpen({ ...hours, holidays: [] })) return m.hours_always()
  return byDays(hours.periods)
    .map(({ days, periods }) => {
      const times = listInWords(periods.map(timesInWords))
      return days.length === EVERY_DAY.length
        ? times
        : m.hours_on_days({ days: daysInWords(days), hours: times })
    })
    .join('; ')
}

/** Writes a time of day as in the specification: "11:00 AM", "08:00 PM". */
export function clockInWords(minute: number): string {
  const hour = Math.floor(minute / 60)
  const time = [hour % 12 || 12, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return hour < 12 ? m.hours_am({ time }) : m.hours_pm({ time })
}

/** Writes the name of a day of the week. */
export function weekdayInWords(day: Weekday): string {
  weekdays ??= new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' })
  return weekdays.format(MONDAY + (day - 1) * DAY_MILLISECONDS)
}

function listInWords(items: readonly string[]): string {
  list ??= new Intl.ListFormat('en-IN', { type: 'conjunction' })
  return list.format(items)
}

function timesInWords({ from, to }: Period): string {
  return from === to && from === 0
    ? m.hours_all_day()
    : m.hours_range({ from: clockInWords(from), to: clockInWords(to) })
}

/** Groups periods of the same days, in the order of the week and of the clock. */
function byDays(periods: readonly Period[]) {
  const groups = new Map<string, { days: readonly Weekday[]; periods: Period[] }>()
  for (const period of periods.toSorted((one, other) => one.from - other.from)) {
    const days = EVERY_DAY.filter((day) => period.days.includes(day))
    const group = groups.get(days.join()) ?? { days, periods: [] }
    group.periods.push(period)
    groups.set(days.join(), group)
  }
  return [...groups.values()].toSorted((one, other) => (one.days[0] ?? 0) - (other.days[0] ?? 0))
}

function daysInWords(days: readonly Weekday[]): string {
  const runs: Weekday[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return listInWords(
    runs.flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)]
      return run.length >= RANGE_FROM && first && last
        ? [m.hours_days_range({ first: weekdayInWords(first), last: weekdayInWords(last) })]
        : run.map(weekdayInWords)
    }),
  )
}
