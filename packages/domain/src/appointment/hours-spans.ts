import { addDays } from '#day/add-days.ts'
import { MINUTES_OF_A_DAY, type Weekday, weekdayOf } from '#opening-hours/opening-hours.ts'
import type { AvailabilityException, AvailabilityRule, Hours } from './free-slots.ts'
import type { ZoneClock } from './zone-clock.ts'

/** From one instant to another, in milliseconds, without its end. */
export interface Span {
  readonly from: number
  readonly to: number
}

interface DayOfWeek {
  readonly day: string
  readonly weekday: Weekday
}

/** The days of which hours are asked, and a clock for their zones. */
export interface AskedDays {
  readonly clock: ZoneClock
  readonly days: readonly DayOfWeek[]
}

/** Returns `count` days in a row with their weekdays, the first being `YYYY-MM-DD`. */
export function daysFrom(first: string, count: number): DayOfWeek[] {
  return Array.from({ length: count }, (_, n) => {
    const day = addDays(first, n)
    return { day, weekday: weekdayOf(day) }
  })
}

/** Returns when the hours of a rule are, on the asked days that are no holiday. */
export function spansOfRule(
  rule: AvailabilityRule,
  holidays: ReadonlySet<string>,
  { clock, days }: AskedDays,
): Span[] {
  const { weekday, hours, zone, validFrom, validTo } = rule
  return days
    .filter(
      (one) => one.weekday === weekday && validFrom <= one.day && (validTo === null || one.day <= validTo),
    )
    .filter(({ day }) => !holidays.has(day))
    .map(({ day }) => spanOf(clock, zone, day, hours))
}

/** Returns when a person is off, or there in addition, on the given days. */
export function spansOfException(
  { firstOn, lastOn, zone, hours }: AvailabilityException,
  { clock, days }: AskedDays,
): Span[] {
  return days
    .filter(({ day }) => firstOn <= day && day <= lastOn)
    .map(({ day }) => spanOf(clock, zone, day, hours ?? { from: 0, to: 0 }))
}

function spanOf(clock: ZoneClock, zone: string, day: string, { from, to }: Hours): Span {
  return {
    from: clock(zone, day, from),
    to: clock(zone, day, to <= from ? to + MINUTES_OF_A_DAY : to),
  }
}
