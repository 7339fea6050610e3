const CLOCK = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
const HOUR = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', timeZone: 'UTC' })

const at = (minute: number) => new Date(minute * 60_000)

/** A minute after midnight, 0 to 1440, as the desk writes every other time: `4:12 pm`. */
export const clockWords = (minute: number) => CLOCK.format(at(minute))

/** A whole hour of the day, 0 to 24: `4 pm`. */
export const hourWords = (hour: number) => HOUR.format(at(hour * 60))

/** Wall time, `HH:MM`, as `4:12 pm`. */
export function wallTimeWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return clockWords(hours * 60 + minutes)
}
