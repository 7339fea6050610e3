/** Where a carousel stands, and where it can go. */
interface Places {
  /** The first that is in view, from 0. */
  at: number
  /** The greatest place it can have: the last ones are in view then. */
  last: number
  /** How many to go on; negative goes back. */
  steps: number
}

/** TEAM-03: the next place; past either end it begins at the other, and it never stands half over an end. */
export function nextPlace({ at, last, steps }: Places) {
  if (steps > 0 && at >= last) return 0
  if (steps < 0 && at <= 0) return last
  return Math.min(last, Math.max(0, at + steps))
}
