import { isTimeZone } from './local-day.ts'

/**
 * Current names of zones that browsers list under an old name. Source: the file `backward` of the IANA time zone database.
 */
const CURRENT_NAMES: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** Returns a zone's current name. */
export function nameOfToday(timeZone: string): string {
  return CURRENT_NAMES[timeZone] ?? timeZone
}

/**
 * Finds the time zone for typed text: a name in any case, with spaces, or the city alone.
 *
 * @param known the names to search
 * @returns undefined if none or several match
 * @example findTimeZone('new york', ['America/New_York']) // 'America/New_York'
 */
export function findTimeZone(typed: string, known: readonly string[]): string | undefined {
  const wanted = typed.trim().replaceAll(/\s+/g, '_').toLowerCase()
  if (wanted === '') return undefined
  const whole = known.find((name) => name.toLowerCase() === wanted)
  if (whole !== undefined) return whole
  const [city, second] = known.filter((name) => name.toLowerCase().split('/').at(-1) === wanted)
  if (city !== undefined) return second === undefined ? city : undefined
  const name = typed.trim()
  return name.includes('/') && isTimeZone(name) ? nameOfToday(name) : undefined
}
