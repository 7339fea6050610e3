import { at } from './at.ts'
import type { Drawing } from './drawing.ts'
import { findOneLine } from './find-one-line.ts'
import { layGrid } from './grid.ts'
import { listStops } from './line-stops.ts'
import { dotPath } from './path-text.ts'
import { type Projection, placeGrid } from './place-grid.ts'
import { hash, random } from './seed.ts'
import { SHAPES, type Shape } from './shapes.ts'
import { smoothPath } from './smooth-path.ts'
import type { Symmetry } from './symmetry.ts'

/** Options of `kolam`. */
export interface KolamOptions {
  /** Dots across; 7 unless given. */
  readonly n?: number | undefined
  /** Dots across, where width and height differ. */
  readonly w?: number | undefined
  /** Dots down, where width and height differ. */
  readonly h?: number | undefined
  readonly shape?: Shape | undefined
  readonly symmetry?: Symmetry | undefined
  /** Share of crossed sides, 0 to 1. */
  readonly density?: number | undefined
  /** Share of sides where both strands run on side by side, 0 to 1; 0 unless given. */
  readonly pass?: number | undefined
  /** Whether the lattice is rotated by 45 degrees. */
  readonly turn?: boolean | undefined
  /** Drawing units from dot to dot; 20 unless given. */
  readonly unit?: number | undefined
  /** Room round the outermost dots, in lattice steps; .62 unless given. */
  readonly pad?: number | undefined
  readonly map?: Projection | undefined
}

const PICKED_SHAPES: readonly Shape[] = ['diamond', 'lotus', 'star', 'square', 'petal', 'diamond', 'lotus']

/**
 * Draws a kolam from a string: one unbroken line round a grid of dots.
 *
 * A pure function of its arguments: no DOM, no clock, no `Math.random`. The same string gives the same drawing on
 * the server and in the browser; a 9 × 9 drawing takes about a millisecond.
 *
 * The mathematics. The dots (pulli) sit on a square lattice. Round every dot go four quarter points. On each
 * of its four sides a dot is either closed (the line turns round it) or crossed (the two strands cross at the
 * midpoint and go on round the neighbour, the other way). Outer sides are always closed. This is the
 * mirror-curve rule of the sikku kolam: whatever the inner sides are, every strand is smooth, every dot is
 * enclosed and every line closes on itself. The sides are gathered into the orbits of a symmetry group, set at
 * random from the seed, and whole orbits are flipped while that lowers the number of separate lines, until
 * one line is left. A line that is its own mirror image meets the mirror squarely at exactly two places, its
 * outermost loops; so under a mirror every side that lies on it is crossed.
 *
 * In the order of the work: `layGrid` sets the dots, `findOneLine` the sides, `listStops` follows the line, and
 * `placeGrid` and `smoothPath` draw it. A symmetry that allows no single line on its grid gives way to a weaker one.
 */
export function kolam(seed: string, options: KolamOptions = {}): Drawing {
  const draw = random(hash(seed))
  const { n = 7, unit = 20, pad = 0.62, pass = 0, turn = false, map } = options
  const picked = at(PICKED_SHAPES, (draw() * PICKED_SHAPES.length) | 0)
  const inside = SHAPES[options.shape ?? picked]
  const [w, h] = [options.w ?? n, options.h ?? n]
  const ring = (Math.max(w, h) - 1) / 2
  const coin = draw()
  let symmetry = options.symmetry ?? (w !== h ? 'd2' : coin < 0.65 ? 'c4' : 'd2')
  const grid = layGrid(w, h, (u, v) => inside(u, v, ring))
  const [mirrorX, mirrorY] = [symmetry === 'd1' || symmetry === 'd2', symmetry === 'd2']
  const isForced = (ex: number, ey: number) => (mirrorX && ex === 0) || (mirrorY && ey === 0)
  const drawn = draw() * 0.25 + 0.42
  const density = options.density ?? drawn
  let found = findOneLine(grid, { symmetry, density, pass, isForced }, draw)
  for (const weaker of ['c2', 'none'] as const) {
    if (found.loops === 1) break
    const other = findOneLine(grid, { symmetry: weaker, density, pass, isForced: () => false }, draw)
    if (other.loops >= found.loops) continue
    found = other
    symmetry = weaker
  }

  const { project, view } = placeGrid(grid, { w, h, unit, pad, turn, map })
  const dots = grid.px.map((x, i) => project(x, at(grid.py, i)))
  return {
    d: smoothPath(listStops(grid, found.sides), project),
    dots,
    dotsD: dotPath(dots),
    loops: found.loops,
    symmetry,
    n: grid.n,
    unit,
    view,
  }
}
