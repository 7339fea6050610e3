/** Days are counted in UTC: a day has no zone. */
const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options })
const SHORT = formatOf({ weekday: 'short', day: 'numeric', month: 'short' })
const WEEKDAY = formatOf({ weekday: 'long' })
const WHOLE = formatOf({ day: 'numeric', month: 'short', year: 'numeric' })

const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** A day, `YYYY-MM-DD`, as `Tue, 24 Nov`. */
export const shortDay = (day: string) => SHORT.format(at(day))

/** A day, `YYYY-MM-DD`, as `24 Nov 2026`. */
export const wholeDay = (day: string) => WHOLE.format(at(day))

/** The name of a weekday: 1 is Monday. */
export const weekdayName = (weekday: number) => WEEKDAY.format(new Date(Date.UTC(2024, 0, weekday)))
