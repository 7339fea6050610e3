/** Days are counted in UTC: a day has no zone, and neither has the time on a wall. */
const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options })
const SHORT = formatOf({ weekday: 'short', day: 'numeric', month: 'short' })
const WEEKDAY = formatOf({ weekday: 'long' })
const WHOLE = formatOf({ day: 'numeric', month: 'short', year: 'numeric' })
const CLOCK = formatOf({ hour: 'numeric', minute: '2-digit' })
const HOUR = formatOf({ hour: 'numeric' })

const dayAt = (day: string) => new Date(`${day}T00:00:00Z`)
const minuteAt = (minute: number) => new Date(minute * 60_000)

/** A day, `YYYY-MM-DD`, as `Tue, 24 Nov`. */
export const shortDay = (day: string) => SHORT.format(dayAt(day))

/** A day, `YYYY-MM-DD`, as `24 Nov 2026`. */
export const wholeDay = (day: string) => WHOLE.format(dayAt(day))

/** The name of a weekday: 1 is Monday. */
export const weekdayName = (weekday: number) => WEEKDAY.format(new Date(Date.UTC(2024, 0, weekday)))

/** A minute after midnight, 0 to 1440, as the desk writes every other time: `4:12 pm`. */
export const clockWords = (minute: number) => CLOCK.format(minuteAt(minute))

/** A whole hour of the day, 0 to 24: `4 pm`. */
export const hourWords = (hour: number) => HOUR.format(minuteAt(hour * 60))

/** Wall time, `HH:MM`, as `4:12 pm`. */
export function wallTimeWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return clockWords(hours * 60 + minutes)
}

/** An instant in the time of the person's own device: `24 Nov, 4:12 pm`. */
export function whenWords(instant: string): string {
  return new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant))
}

/** The day of an instant in the time of the person's own device: `24 Nov 2026`. */
export function dateWords(instant: string): string {
  return new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  )
}
