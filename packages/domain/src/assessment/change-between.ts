import type { Instrument } from './instrument.ts'

/** How a total differs from the one before. `direction` is set only where it may be shown. */
export type Change = { points: number; direction?: 'better' | 'worse' }

/**
 * Returns the change from one total to the next, in points; positive: the total rose.
 *
 * "Better" or "worse" needs a change beyond the pack's reliable change (D54): a smaller difference may be no more than
 * the imprecision of the questionnaire. A pack without one, as the three with our own bands, never has a direction.
 */
export function changeBetween(
  before: number,
  total: number,
  { reliableChange }: Partial<Pick<Instrument, 'reliableChange'>>,
): Change {
  const points = total - before
  if (!reliableChange || Math.abs(points) < reliableChange.points) return { points }
  return { points, direction: points < 0 ? 'better' : 'worse' }
}
