import { at } from './at.ts'
import type { Drawing, Point } from './drawing.ts'
import { CLOSED, CROSSED, countLoops, PASSED } from './follow-line.ts'
import { type Grid, layGrid } from './grid.ts'
import { listStops, type Stop } from './line-stops.ts'
import { brief, dotPath, stepTo } from './path-text.ts'
import { type Projection, placeGrid } from './place-grid.ts'
import { hash, type Random, random } from './seed.ts'
import { SHAPES, type Shape } from './shapes.ts'
import { gatherOrbits, type Symmetry } from './symmetry.ts'

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

/**
 * How long the Bézier handle at `a` is on the way to `b`: on a turn as long as a circle needs; from a turn to
 * a crossing so long that the curvature does not jump; at a crossing a little.
 */
function handle(a: Stop, b: Stop): number {
  if (!a.turn) return 0.2
  return b.turn && a.dot === b.dot ? 0.5523 * a.turn : Math.sqrt((a.turn * (a.turn - 0.141) * 2) / 3)
}

/** Draws each line through its stops as one smooth closed curve; `map` says where a lattice point lies. */
function smoothPath(lines: readonly Stop[][], map: (x: number, y: number) => Point): string {
  let d = ''
  for (const stops of lines) {
    const start = at(stops, 0)
    let here = map(start.x, start.y)
    d += `M${here.map(brief).join(' ')}c`
    for (let i = 1; i <= stops.length; i++) {
      const from = at(stops, i - 1)
      const to = at(stops, i % stops.length)
      const [out, into] = [handle(from, to), handle(to, from)]
      const there = map(to.x, to.y)
      if (i > 1) d += ' '
      d += `${stepTo(map(from.x + from.tx * out, from.y + from.ty * out), here)} `
      d += `${stepTo(map(to.x - to.tx * into, to.y - to.ty * into), here)} ${stepTo(there, here)}`
      here = there
    }
    d += 'Z'
  }
  return d
}

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
function findOneLine(grid: Grid, { symmetry, density, pass, isForced }: Options, draw: Random): Solution {
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
