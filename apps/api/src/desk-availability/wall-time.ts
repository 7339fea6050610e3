import type { Hours } from '@pulli/domain/appointment/free-slots.ts'
import { m } from '@pulli/messages/messages.js'
import { InvalidInput } from '#http/invalid-input.ts'

/** Returns the hours between two wall times, `HH:MM`, that the contract has checked. */
export function hoursOf(from: string, to: string): Hours {
  return { from: minuteOf(from), to: minuteOf(to) }
}

/** Returns a minute of a day as wall time: `09:30`. */
export function clockOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** @throws InvalidInput where a first day is past */
export function refusePast(day: string, today: string): void {
  if (day < today) throw new InvalidInput({ first_day: m.field_first_day_past() })
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
