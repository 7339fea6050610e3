import { isTimeZone } from './local-day.ts'

/**
 * Current names of zones that browsers still list under an old one. Source: the file `backward` of the IANA time
 * zone database, which has both.
 */
const CURRENT_NAMES: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** Gives a zone the name that people look for; others keep theirs. */
export function nameOfToday(timeZone: string): string {
  return CURRENT_NAMES[timeZone] ?? timeZone
}

/**
 * Finds the time zone that somebody means: its name, in any case and with spaces, or the city alone.
 *
 * @param known names to look among
 * @returns undefined where none or several fit
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
