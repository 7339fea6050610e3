import { addDays } from '#day/add-days.ts'
import { dayIn } from '#day/local-day.ts'
import { instantOn } from '#opening-hours/instant-on.ts'

/** The periods of the desk's figures, in days. */
export const FIGURE_PERIODS = [7, 30, 90] as const
export type FigurePeriod = (typeof FIGURE_PERIODS)[number]

/** Days of the office, today with them. */
export interface FigureDays {
  /** `YYYY-MM-DD` */
  readonly first: string
  readonly last: string
  /** The instant at which the first day begins. */
  readonly from: Date
}

/**
 * Returns the days of a period that ends today.
 *
 * @throws RangeError if `zone` is not an IANA time zone
 */
export function figureDays(zone: string, period: FigurePeriod, now: Date): FigureDays {
  const last = dayIn(zone, now)
  const first = addDays(last, 1 - period)
  return { first, last, from: instantOn(zone, first, 0) }
}
