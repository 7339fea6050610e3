import { m } from '@pulli/messages/messages.js'
import { dayWords } from './day-words.ts'

/** Formats an instant for use after a label: `today, 4:12 pm`, `6 June`. */
export function momentWords(at: Date, now: Date, timeZone: string | undefined): string {
  const day = dayWords(at, now, timeZone)
  if (day !== dayWords(now, now, timeZone)) return day
  const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', ...(timeZone && { timeZone }) })
  return m.profile_when_today({ time: time.format(at) })
}
