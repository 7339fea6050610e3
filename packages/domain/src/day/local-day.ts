/** The zone of a visitor who sent none (decision D17). */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata'

/** More than there are zones; a name can be written in many ways. */
const MOST_CALENDARS = 1_000

/** To make one takes longer than all else that a call does with a day. */
const calendars = new Map<string, Intl.DateTimeFormat>()

/** Says whether a text names an IANA time zone. An offset such as `+05:30` names none. */
export function isTimeZone(name: string): boolean {
  return calendarOf(name) !== undefined
}

/**
 * Says which calendar day it is at a place.
 *
 * @returns the day as `YYYY-MM-DD`
 * @throws RangeError where `timeZone` is no IANA time zone
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
