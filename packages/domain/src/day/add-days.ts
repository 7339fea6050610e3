/**
 * Returns the calendar day a number of days later or earlier.
 *
 * @param day `YYYY-MM-DD`
 * @throws RangeError if `day` is invalid
 * @example addDays('2028-02-28', 2) // '2028-03-01'
 */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
