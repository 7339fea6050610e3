/*
 * What the figures of the desk may show. Fewer than five people are never counted for anybody to read, and every other count
 * is given in steps of five: exact ones would give the hidden ones away, by what is left of a total, or of the figures of
 * a longer period. Statistics of hospitals are published in a like way (NHS England, Hospital Episode Statistics: small
 * numbers suppressed, all others in steps of five).
 */

/** The smallest group of people that a figure may describe. */
export const FEWEST_PEOPLE = 5

/** Counts are multiples of this: of 5 to 9 is shown 5. */
export const COUNTED_IN = 5

/** How often something happened, and to how many people. */
export interface Counted {
  readonly count: number
  readonly people: number
}

/** Returns whether something happened to so few people that they could be identified. */
export function isHidden({ people }: Counted): boolean {
  return people > 0 && people < FEWEST_PEOPLE
}

/** Returns a total as it may be shown: 0, a step, or undefined where fewer than five people are behind it. */
export function shownTotal(counted: Counted): number | undefined {
  if (counted.people === 0) return 0
  return isHidden(counted) ? undefined : stepOf(counted.count)
}

/**
 * Returns the parts of a total as they may be shown. Where there is anything, nothing looks like few: a 0 would say that the
 * others make up the whole.
 *
 * @throws RangeError for five parts, or ten: if all have four more than their step, the total says so
 */
export function shownParts(parts: readonly Counted[]): (number | undefined)[] {
  if (parts.length % COUNTED_IN === 0) throw new RangeError('so many parts give themselves away')
  const isNothing = parts.every(({ people }) => people === 0)
  return parts.map(({ count, people }) =>
    isNothing ? 0 : people < FEWEST_PEOPLE ? undefined : stepOf(count),
  )
}

function stepOf(count: number): number {
  return Math.floor(count / COUNTED_IN) * COUNTED_IN
}
