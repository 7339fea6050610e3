import { DEFAULT_TIME_ZONE } from './local-day.ts'

const MINUTE_MILLISECONDS = 60_000
/** By how much clocks go back, in minutes: Lord Howe Island, nearly all zones, Antarctica. */
const SHIFTS = [30, 60, 120]

/** Formatters are expensive to create, so they are cached. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns what a clock in a zone shows at an instant. In the night in which clocks go back it shows the same twice: then with
 * the offset of the instant.
 *
 * @throws RangeError if `timeZone` is not an IANA time zone
 * @example clockAt(new Date('2026-10-25T00:30:00Z'), 'Europe/London') // '01:30 BST'
 */
export function clockAt(instant: Date, timeZone: string): string {
  const isTwice = timeZone !== DEFAULT_TIME_ZONE && isShownTwice(instant, timeZone)
  const named = isTwice ? ({ timeZoneName: 'short' } as const) : {}
  return formatOf(timeZone, { hour: '2-digit', minute: '2-digit', ...named }).format(instant)
}

function isShownTwice(instant: Date, timeZone: string): boolean {
  const wall = formatOf(timeZone, { day: 'numeric', hour: '2-digit', minute: '2-digit' })
  const shown = wall.format(instant)
  return SHIFTS.flatMap((minutes) => [minutes, -minutes]).some(
    (minutes) => wall.format(new Date(instant.getTime() + minutes * MINUTE_MILLISECONDS)) === shown,
  )
}

function formatOf(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${Object.keys(options)}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, ...options })
  formats.set(key, format)
  return format
}
