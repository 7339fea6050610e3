import { addDays } from './add-days.ts'

/**
 * Gives the seven days of the week that a day lies in, Monday first.
 *
 * @param day `YYYY-MM-DD`
 * @throws RangeError where `day` is no day
 */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - sinceMonday))
}
