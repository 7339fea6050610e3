import { at } from './at.ts'
import type { Grid } from './grid.ts'

/** Sides between two dots: the line turns, the strands cross, or they run on side by side. */
export const CLOSED = 0
export const CROSSED = 1
export const PASSED = 2

/** What a side of a dot is; without a neighbour it is closed. */
export function kindOf(grid: Grid, sides: Uint8Array, dot: number, side: number): number {
  const edge = at(grid.edgeOf, dot * 4 + side)
  return edge < 0 ? CLOSED : at(sides, edge)
}

/** The side that the line meets next at a state, which is as `step` says. */
export function sideAhead(state: number): number {
  const quarter = (state >> 1) & 3
  return state & 1 ? (quarter + 3) & 3 : quarter
}

/** One step along the line. A state is dot × 8 + quarter × 2 + (0 clockwise, 1 anticlockwise). */
export function step(grid: Grid, sides: Uint8Array, state: number): number {
  const dot = state >> 3
  const quarter = (state >> 1) & 3
  const anti = state & 1
  const side = sideAhead(state)
  const kind = kindOf(grid, sides, dot, side)
  if (kind === CLOSED) return (dot << 3) | (((anti ? quarter + 3 : quarter + 1) & 3) << 1) | anti
  const next = at(grid.neighbour, dot * 4 + side) << 3
  if (kind === CROSSED) return next | (((quarter + 2) & 3) << 1) | (1 - anti)
  return next | (((anti ? quarter + 1 : quarter + 3) & 3) << 1) | anti
}

/** Counts the separate lines; `seen` is room for a mark at every quarter point. */
export function countLoops(grid: Grid, sides: Uint8Array, seen: Uint8Array): number {
  seen.fill(0)
  let loops = 0
  for (let k = 0; k < grid.n * 4; k++) {
    if (seen[k]) continue
    loops++
    let state = k << 1
    do {
      seen[state >> 1] = 1
      state = step(grid, sides, state)
    } while (state >> 1 !== k)
  }
  return loops
}
