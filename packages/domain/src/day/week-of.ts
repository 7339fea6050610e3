import { addDays } from './add-days.ts'

/**
 * Returns the seven days of a day's week, Monday first.
 *
 * @param day `YYYY-MM-DD`
 * @throws RangeError if `day` is invalid
 */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - sinceMonday))
}
