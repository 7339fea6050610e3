/** The zone of a visitor who sent none (decision D17). */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata'

/** Says whether a text names an IANA time zone. An offset such as `+05:30` names none. */
export function isTimeZone(name: string): boolean {
  if (name.length > 64 || !/^[A-Za-z][\w+/-]*$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/**
 * Says which calendar day it is at a place.
 *
 * @returns the day as `YYYY-MM-DD`
 * @throws RangeError where `timeZone` is no IANA time zone
 * @example dayIn('Asia/Kolkata', new Date('2026-01-01T18:30:00Z')) // '2026-01-02'
 */
export function dayIn(timeZone: string, now: Date): string {
  if (!isTimeZone(timeZone)) throw new RangeError('not an IANA time zone')
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}
