/** The default zone (decision D17). */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata'

/** More than the number of zones, because spellings vary. */
const MOST_CALENDARS = 1_000

/** Formatters are expensive to create, so they are cached. */
const calendars = new Map<string, Intl.DateTimeFormat>()

/** Returns whether a text is an IANA time zone name. Offsets such as `+05:30` are not. */
export function isTimeZone(name: string): boolean {
  return calendarOf(name) !== undefined
}

/**
 * Returns the calendar day in a time zone.
 *
 * @returns the day as `YYYY-MM-DD`
 * @throws RangeError if `timeZone` is not an IANA time zone
 * @example dayIn('Asia/Kolkata', new Date('2026-01-01T18:30:00Z')) // '2026-01-02'
 */
export function dayIn(timeZone: string, now: Date): string {
  const calendar = calendarOf(timeZone)
  if (calendar === undefined) throw new RangeError('not an IANA time zone')
  const parts = calendar.formatToParts(now)
  const part = (type: string) => parts.filter((each) => each.type === type).map(({ value }) => value)
  return [...part('year'), ...part('month'), ...part('day')].join('-').padStart(10, '0')
}

function calendarOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = calendars.get(timeZone)
  if (known !== undefined) return known
  if (timeZone.length > 64 || !/^[A-Za-z][\w+/-]*$/.test(timeZone)) return undefined
  try {
    const calendar = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    if (calendars.size < MOST_CALENDARS) calendars.set(timeZone, calendar)
    return calendar
  } catch {
    return undefined
  }
}
