import { addDays } from './add-days.ts'

/**
 * Returns a day and the six days before it, the earliest first.
 *
 * @param day `YYYY-MM-DD`
 * @throws RangeError if `day` is invalid
 */
export function lastSevenDays(day: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - 6))
}
