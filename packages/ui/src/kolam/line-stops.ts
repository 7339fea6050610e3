import { at } from './at.ts'
import { CLOSED, CROSSED, kindOf, PASSED, sideAhead, step } from './follow-line.ts'
import { type Grid, SIDE_X, SIDE_Y } from './grid.ts'

const { abs, SQRT1_2 } = Math

/** Quarter points, clockwise from north-east; the side after quarter q, clockwise, is side q: E S W N. */
const QUARTER_X = [0.25, 0.25, -0.25, -0.25]
const QUARTER_Y = [-0.25, 0.25, 0.25, -0.25]

/** A point the line goes through: where, in which direction, and the radius of a turn (0 at a crossing). */
export interface Stop {
  readonly x: number
  readonly y: number
  readonly tx: number
  readonly ty: number
  readonly turn: number
  readonly dot: number
}

/** How far a turn reaches from its dot, by the number of closed sides of that dot: more, the more there are. */
const TURN_RADIUS = [0, 0.33, 0.37, 0.4, 0.38]

function turnRadius(grid: Grid, sides: Uint8Array, dot: number): number {
  let closed = 0
  for (let side = 0; side < 4; side++) {
    if (kindOf(grid, sides, dot, side) === CLOSED) closed++
  }
  return at(TURN_RADIUS, closed)
}

function stopAt(grid: Grid, sides: Uint8Array, state: number): Stop {
  const dot = state >> 3
  const quarter = (state >> 1) & 3
  const side = sideAhead(state)
  const kind = kindOf(grid, sides, dot, side)
  const sense = state & 1 ? -1 : 1
  const [x, y] = [at(grid.px, dot), at(grid.py, dot)]
  const [sx, sy] = [at(SIDE_X, side), at(SIDE_Y, side)]
  const [qx, qy] = [at(QUARTER_X, quarter), at(QUARTER_Y, quarter)]
  if (kind === CROSSED) {
    const [tx, ty] = [sense * -qy * 4 * SQRT1_2, sense * qx * 4 * SQRT1_2]
    return { x: x + sx / 2, y: y + sy / 2, tx, ty, turn: 0, dot: -1 }
  }
  if (kind === PASSED) {
    const [px, py] = [qx * 4 * 0.3 * abs(sy), qy * 4 * 0.3 * abs(sx)]
    return { x: x + sx / 2 + px, y: y + sy / 2 + py, tx: sx, ty: sy, turn: 0, dot: -1 }
  }
  const turn = turnRadius(grid, sides, dot)
  return { x: x + sx * turn, y: y + sy * turn, tx: -sy * sense, ty: sx * sense, turn, dot }
}

/** Walks every line once and notes where it goes through. */
export function listStops(grid: Grid, sides: Uint8Array): Stop[][] {
  const seen = new Uint8Array(grid.n * 4)
  const lines: Stop[][] = []
  for (let k = 0; k < grid.n * 4; k++) {
    if (seen[k]) continue
    const stops: Stop[] = []
    let state = k << 1
    do {
      seen[state >> 1] = 1
      stops.push(stopAt(grid, sides, state))
      state = step(grid, sides, state)
    } while (state >> 1 !== k)
    lines.push(stops)
  }
  return lines
}
