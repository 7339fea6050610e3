import { clockAt } from '@pulli/domain/day/clock-at.ts'

export type Span = { startsAt: Date; endsAt: Date }

/** "Wednesday, 25 November 2026, 12:00 to 12:50 (India Standard Time)" */
export function spanInWords({ startsAt, endsAt }: Span, timeZone: string): string {
  const to = `${clockAt(startsAt, timeZone)} to ${clockAt(endsAt, timeZone)}`
  return `${day(startsAt, timeZone, { year: 'numeric' })}, ${to} (${zoneName(startsAt, timeZone)})`
}

/** "Wednesday, 25 November, 12:00" */
export function startInWords(startsAt: Date, timeZone: string): string {
  return `${day(startsAt, timeZone)}, ${clockAt(startsAt, timeZone)}`
}

/** Whether the clocks of two zones show another time at an instant. */
export function isElsewhere(instant: Date, zone: string, other: string): boolean {
  return startInWords(instant, zone) !== startInWords(instant, other)
}

function day(instant: Date, timeZone: string, more: Intl.DateTimeFormatOptions = {}): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    instant.toLocaleDateString('en-GB', { timeZone, ...options })
  return `${part({ weekday: 'long' })}, ${part({ day: 'numeric', month: 'long', ...more })}`
}

/** "Wednesday, 25 November, 12:00 (India Standard Time)" */
export function namedStart(startsAt: Date, timeZone: string): string {
  return `${startInWords(startsAt, timeZone)} (${zoneName(startsAt, timeZone)})`
}

function zoneName(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'long' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** "Wed 25 Nov, 12:00 IST", for a text message */
export function shortStart(startsAt: Date, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    startsAt.toLocaleDateString('en-GB', { timeZone, ...options })
  const parts = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'short' }).formatToParts(startsAt)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const date = `${part({ weekday: 'short' })} ${part({ day: 'numeric' })} ${part({ month: 'short' })}`
  return `${date}, ${clockAt(startsAt, timeZone)} ${zone}`
}
