import { MINUTES_OF_A_DAY } from '#opening-hours/opening-hours.ts'
import type { AvailabilityException, AvailabilityRule, Hours } from './free-slots.ts'

const MINUTES_OF_A_WEEK = 7 * MINUTES_OF_A_DAY
const WHOLE_DAY: Hours = { from: 0, to: 0 }

/**
 * Returns whether two rules of one person name the same minutes of the same days. Rules of two zones are never compared:
 * what is the same instant in summer is not in winter.
 */
export function doRulesOverlap(one: AvailabilityRule, other: AvailabilityRule): boolean {
  if (one.zone !== other.zone) return false
  // A night runs into the day after the last one, which no rule is compared for.
  const isOver = (first: AvailabilityRule, second: AvailabilityRule) =>
    first.validTo !== null && first.validTo < second.validFrom
  if (isOver(one, other) || isOver(other, one)) return false
  const distance = minuteOfWeek(other) - minuteOfWeek(one)
  // On a circle: the week after the last one is the first one again.
  const after = (distance + MINUTES_OF_A_WEEK) % MINUTES_OF_A_WEEK
  return after < lengthOf(one.hours) || MINUTES_OF_A_WEEK - after < lengthOf(other.hours)
}

/** Returns whether two exceptions of one kind name the same minutes of the same days. */
export function doExceptionsOverlap(one: AvailabilityException, other: AvailabilityException): boolean {
  if (one.kind !== other.kind || one.zone !== other.zone) return false
  if (one.lastOn < other.firstOn || other.lastOn < one.firstOn) return false
  const [first, second] = [one.hours ?? WHOLE_DAY, other.hours ?? WHOLE_DAY]
  return first.from < second.from + lengthOf(second) && second.from < first.from + lengthOf(first)
}

const minuteOfWeek = ({ weekday, hours }: AvailabilityRule) => (weekday - 1) * MINUTES_OF_A_DAY + hours.from

/** How many minutes hours last: two equal times are 24 hours. */
function lengthOf({ from, to }: Hours): number {
  return to <= from ? to - from + MINUTES_OF_A_DAY : to - from
}
