import { addDays } from '@pulli/domain/day/add-days.ts'
import { weekdayOf } from '@pulli/domain/mood/weekday-pattern.ts'

/** The month of a day: `YYYY-MM`. */
export const monthOf = (day: string) => day.slice(0, 7)

/** Adds a number of months, which may be negative. */
export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** Every day of a month, in order. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  return Array.from({ length: Number(last.slice(8)) }, (_, index) => addDays(first, index))
}

/** The weeks of a month, Monday first; undefined for days of other months. */
export function weeksOf(month: string): (string | undefined)[][] {
  const days = daysOf(month)
  const before = weekdayOf(days[0] ?? '')
  const places = [...Array.from({ length: before }, () => undefined), ...days]
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => places[week * 7 + weekday]),
  )
}

/** The twelve months that end with this one, in order. */
export const yearUpTo = (month: string) =>
  Array.from({ length: 12 }, (_, index) => addMonths(month, index - 11))

/** Whether all days of a month are loaded. Those up to `unknownTo` are not. */
export function isMonthLoaded(month: string, unknownTo: string | null): boolean {
  return unknownTo === null || unknownTo < `${month}-01`
}
