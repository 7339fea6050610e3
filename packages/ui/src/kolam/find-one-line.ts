import { at } from './at.ts'
import { CLOSED, CROSSED, countLoops, PASSED } from './follow-line.ts'
import type { Grid } from './grid.ts'
import type { Random } from './seed.ts'
import { gatherOrbits, type Symmetry } from './symmetry.ts'

/** The kinds of all sides, and how many lines they make. */
interface Solution {
  readonly sides: Uint8Array
  readonly loops: number
}

/** Constraints on the line. */
interface Options {
  readonly symmetry: Symmetry
  readonly density: number
  readonly pass: number
  /** Whether an edge lies on a mirror, and so must be crossed. */
  readonly isForced: (ex: number, ey: number) => boolean
}

/**
 * Sets the sides at random, then flips whole orbits while that lowers the number of lines.
 *
 * @returns the best of eight tries, or the first that is one line
 */
export function findOneLine(
  grid: Grid,
  { symmetry, density, pass, isForced }: Options,
  draw: Random,
): Solution {
  const orbits = gatherOrbits(grid, symmetry)
  const forced = orbits.map((orbit) => isForced(at(grid.ex, at(orbit, 0)), at(grid.ey, at(orbit, 0))))
  const sides = new Uint8Array(grid.ex.length)
  const seen = new Uint8Array(grid.n * 4)
  const order = orbits.map((_, i) => i)
  let best: Solution = { sides, loops: Number.POSITIVE_INFINITY }
  const set = (orbit: readonly number[], kind: number) => {
    for (const edge of orbit) sides[edge] = kind
  }

  for (let attempt = 0; attempt < 8 && best.loops > 1; attempt++) {
    for (let i = 0; i < orbits.length; i++) {
      const t = draw()
      const kind = forced[i] || t < density ? CROSSED : t < density + pass ? PASSED : CLOSED
      set(at(orbits, i), kind)
    }
    for (let i = order.length - 1; i > 0; i--) {
      const k = (draw() * (i + 1)) | 0
      const swapped = at(order, i)
      order[i] = at(order, k)
      order[k] = swapped
    }
    let loops = countLoops(grid, sides, seen)
    for (let round = 0; round < 2 && loops > 1; round++) {
      for (let i = 0; i < order.length && loops > 1; i++) {
        if (forced[at(order, i)]) continue
        const orbit = at(orbits, at(order, i))
        const before = at(sides, at(orbit, 0))
        set(orbit, before ? CLOSED : CROSSED)
        const after = countLoops(grid, sides, seen)
        if (after < loops || (after === loops && round === 0 && draw() < 0.3)) loops = after
        else set(orbit, before)
      }
    }
    if (loops < best.loops) best = { sides: sides.slice(), loops }
  }
  return best
}
