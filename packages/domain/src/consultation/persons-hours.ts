import { addDays } from '#day/add-days.ts'
import { instantOn } from '#opening-hours/instant-on.ts'
import {
  clockIn,
  EVERY_DAY,
  isOpenAt,
  MINUTES_OF_A_DAY,
  nextOpening,
  type OpeningHours,
  type Period,
} from '#opening-hours/opening-hours.ts'
import type { SafeContact } from './safe-contact.ts'

type CallTime = NonNullable<SafeContact['call_time']>

const ONE_PM = 13 * 60
const FIVE_PM = 17 * 60

/** The parts of a day as the form names them. */
const PARTS: Readonly<Record<Exclude<CallTime, 'any'>, { from: number; to: number }>> = {
  morning: { from: 0, to: ONE_PM },
  afternoon: { from: ONE_PM, to: FIVE_PM },
  evening: { from: FIVE_PM, to: MINUTES_OF_A_DAY },
}

/** Whether the person may be called now, and otherwise from when; without `opensAt` where that is unknown. */
export interface PersonsHours {
  readonly isNow: boolean
  readonly opensAt?: Date | undefined
}

/**
 * Returns whether the person wants to be called now: in the hours of the office, and in the part of them that
 * they chose. Where the office's hours are not known, or have nothing of that part, the person may not be called without a
 * reason.
 */
export function personsHours(week: OpeningHours | undefined, callTime: CallTime, now: Date): PersonsHours {
  if (week === undefined) return { isNow: false }
  const wanted =
    callTime === 'any'
      ? week
      : { ...week, periods: week.periods.flatMap((period) => partOf(period, PARTS[callTime])) }
  if (isOpenAt(wanted, now)) return { isNow: true }
  const next = nextOpening(wanted, now)
  if (next === undefined) return { isNow: false }
  return {
    isNow: false,
    opensAt: instantOn(week.zone, addDays(clockIn(week.zone, now).day, next.inDays), next.minute),
  }
}

/** The minutes of a period that lie in a part of the day. What runs past midnight is the morning of the day after. */
function partOf({ days, from, to }: Period, part: { from: number; to: number }): Period[] {
  const pieces =
    to > from
      ? [{ days, from, to }]
      : [
          { days, from, to: MINUTES_OF_A_DAY },
          { days: days.map(dayAfter), from: 0, to },
        ]
  return (
    pieces
      .map((piece) => ({ ...piece, from: Math.max(piece.from, part.from), to: Math.min(piece.to, part.to) }))
      .filter((piece) => piece.from < piece.to)
      // A period ends at 1439 at most, or at midnight, which is 0 of the day after.
      .map((piece) => ({ ...piece, to: piece.to % MINUTES_OF_A_DAY }))
  )
}

const dayAfter = (day: Period['days'][number]) => EVERY_DAY[day % EVERY_DAY.length] ?? day
