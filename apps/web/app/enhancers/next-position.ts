interface Move {
  /** Index of the first visible card. */
  at: number
  /** The greatest index: the last cards are visible then. */
  last: number
  /** Number of cards to move by; negative moves back. */
  steps: number
}

/** TEAM-03: the next index. Wraps around at either end, and never leaves a part of the last page empty. */
export function nextPosition({ at, last, steps }: Move) {
  if (steps > 0 && at >= last) return 0
  if (steps < 0 && at <= 0) return last
  return Math.min(last, Math.max(0, at + steps))
}
