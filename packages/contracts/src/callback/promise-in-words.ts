import type { CallPromise } from '@pulli/domain/consultation/call-promise.ts'
import { clockAt } from '@pulli/domain/day/clock-at.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'

/** Writes a promise: "We call by Tuesday 24, between 11:00 and 20:00". */
export function promiseInWords({ day, from, to }: CallPromise, now: Date): string {
  return m.callback_next_call({ day: dayInWords(day, now), from: clock(from), to: clock(to) })
}

/** Writes an instant for the reader of a zone: "Tuesday 24, 20:00". */
export function instantInWords(instant: Date, timeZone: string, now: Date): string {
  return `${dayInWords(dayIn(timeZone, instant), now)}, ${clockAt(instant, timeZone)}`
}

/** Names a day by its weekday and date, and by its month where that is not the current one. */
function dayInWords(day: string, now: Date): string {
  const date = new Date(`${day}T00:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString('en-IN', { timeZone: 'UTC', ...options })
  const words = `${part({ weekday: 'long' })} ${part({ day: 'numeric' })}`
  const isThisMonth = now.toISOString().slice(0, 7) === day.slice(0, 7)
  return isThisMonth ? words : `${words} ${part({ month: 'long' })}`
}

function clock(minute: number): string {
  return [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
