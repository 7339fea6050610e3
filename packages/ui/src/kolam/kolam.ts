/**
 * One unbroken line round a grid of dots, drawn from a string.
 *
 * Everything here is a pure function of its arguments: no DOM, no clock, no `Math.random`. The same string
 * gives the same drawing on the server and in the browser; a 9 × 9 drawing takes about 0.2 ms.
 *
 * The mathematics. The dots (pulli) sit on a square lattice. Round every dot go four quarter points. On each
 * of its four sides a dot is either closed (the line turns round it) or crossed (the two strands cross at the
 * midpoint and go on round the neighbour, the other way). Outer sides are always closed. This is the
 * mirror-curve rule of the sikku kolam: whatever the inner sides are, every strand is smooth, every dot is
 * enclosed and every line closes on itself. The sides are gathered into the orbits of a symmetry group, set at
 * random from the seed, and whole orbits are flipped while that lowers the number of separate lines, until
 * one line is left. A line that is its own mirror image meets the mirror squarely at exactly two places, its
 * outermost loops; so under a mirror every side that lies on it is crossed.
 */

/** Which lattice points carry a dot. */
export type Shape = 'square' | 'diamond' | 'lotus' | 'star' | 'cross' | 'petal'

/** Symmetry of a drawing: quarter turns, half turn, two mirrors, one mirror, or none. */
export type Symmetry = 'c4' | 'c2' | 'd2' | 'd1' | 'none'

/** A point of a drawing, in drawing units. */
export type Point = readonly [x: number, y: number]

/** A drawing as SVG path data. */
export interface Drawing {
  /** The line: one closed curve. */
  readonly d: string
  /** The middles of the dots. */
  readonly dots: readonly Point[]
  /** The dots as path data; a round stroke makes them visible. */
  readonly dotsD: string
  /** How many separate lines there are; 1 unless the grid allows no single line. */
  readonly loops: number
  /** The symmetry that was used. */
  readonly symmetry: Symmetry
  /** How many dots there are. */
  readonly n: number
  /** Drawing units from dot to dot. */
  readonly unit: number
  /** The viewBox: left, top, width, height. */
  readonly view: readonly [number, number, number, number]
}

/** Maps a lattice point, counted from the centre, into the drawing; the box is half its width and height. */
export type Projection = (x: number, y: number, boxX: number, boxY: number) => Point

/** What `kolam` may be told. */
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
  /** Whether the lattice stands on its corner (turned by 45 degrees). */
  readonly turn?: boolean | undefined
  /** Drawing units from dot to dot; 20 unless given. */
  readonly unit?: number | undefined
  /** Room round the outermost dots, in lattice steps; .62 unless given. */
  readonly pad?: number | undefined
  readonly map?: Projection | undefined
}

/** What `cover` may be told. */
export interface CoverOptions {
  /** Width divided by height of the frame; 1.5 unless given. */
  readonly ratio?: number | undefined
  /** Dots across; 9 unless given. */
  readonly n?: number | undefined
  /** The share of the drawing's width that the frame shows; .7 unless given. */
  readonly part?: number | undefined
}

/** What `chain` may be told. */
export interface ChainOptions {
  readonly vertical?: boolean | undefined
  readonly unit?: number | undefined
  readonly pad?: number | undefined
}

/** Where a floor lies: widths of its far and near edge, their heights, and its middle, in drawing units. */
export interface FloorOptions {
  readonly far: number
  readonly near: number
  readonly top: number
  readonly bottom: number
  readonly mid: number
  readonly n?: number | undefined
  readonly shape?: Shape | undefined
  readonly symmetry?: Symmetry | undefined
  readonly density?: number | undefined
}

/** The words of the five mood figures, in order. */
export const MOOD_NAMES = ['AWFUL', 'BAD', 'OKAY', 'GOOD', 'GREAT'] as const

/** A mood figure; `name` is the word of the nearest of the five moods. */
export interface MoodDrawing extends Drawing {
  readonly name: (typeof MOOD_NAMES)[number]
}

type Random = () => number

/** Reads a list at an index that the loops of this module keep inside it. */
function at<T>(list: ArrayLike<T>, index: number): T {
  return list[index] as T
}

/** Turns a string into a 32-bit unsigned number: FNV-1a with a final mix, so that near strings differ far. */
export function hash(text: string): number {
  let h = 2166136261 >>> 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h ^= h >>> 15
  h = Math.imul(h, 2246822507)
  h ^= h >>> 13
  return h >>> 0
}

/** Random numbers from 0 to 1 out of a seed (mulberry32). */
function random(seed: number): Random {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** u and v count from the centre, r is the outermost ring. */
type Mask = (u: number, v: number, r: number) => boolean

const { abs, floor: floorOf, max, min, round, sqrt, SQRT1_2 } = Math

const SHAPES: Readonly<Record<Shape, Mask>> = {
  square: () => true,
  diamond: (u, v, r) => abs(u) + abs(v) <= r,
  lotus: (u, v, r) => abs(u) + abs(v) <= r + floorOf(r / 2),
  star: (u, v, r) => abs(u) + abs(v) <= r || max(abs(u), abs(v)) <= r / 2 + 0.01,
  cross: (u, v, r) => abs(u) <= r / 3 + 0.01 || abs(v) <= r / 3 + 0.01,
  petal: (u, v, r) => abs(u) * abs(v) <= r && abs(u) + abs(v) <= r + 1,
}

/** The symmetry groups without their identity, acting on doubled coordinates. */
const GROUPS: Readonly<Record<Symmetry, readonly ((x: number, y: number) => Point)[]>> = {
  c4: [(x, y) => [-y, x], (x, y) => [-x, -y], (x, y) => [y, -x]],
  c2: [(x, y) => [-x, -y]],
  d2: [(x, y) => [-x, y], (x, y) => [x, -y], (x, y) => [-x, -y]],
  d1: [(x, y) => [-x, y]],
  none: [],
}

/** Quarter points, clockwise from north-east; the side after quarter q, clockwise, is side q: E S W N. */
const QUARTER_X = [0.25, 0.25, -0.25, -0.25]
const QUARTER_Y = [-0.25, 0.25, 0.25, -0.25]
const SIDE_X = [1, 0, -1, 0]
const SIDE_Y = [0, 1, 0, -1]

/** Sides between two dots: the line turns, the strands cross, or they run on side by side. */
const CLOSED = 0
const CROSSED = 1
const PASSED = 2

interface Grid {
  readonly n: number
  readonly px: readonly number[]
  readonly py: readonly number[]
  /** For dot × 4 + side: the edge there, or -1. */
  readonly edgeOf: Int16Array
  /** For dot × 4 + side: the neighbour there, or -1. */
  readonly neighbour: Int16Array
  /** Middles of the edges, doubled, from the centre. */
  readonly ex: readonly number[]
  readonly ey: readonly number[]
}

function layGrid(w: number, h: number, inside: (u: number, v: number) => boolean): Grid {
  const id = new Int16Array(w * h).fill(-1)
  const px: number[] = []
  const py: number[] = []
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (!inside(x - (w - 1) / 2, y - (h - 1) / 2)) continue
      id[y * w + x] = px.length
      px.push(x)
      py.push(y)
    }
  }
  const n = px.length
  const edgeOf = new Int16Array(n * 4).fill(-1)
  const neighbour = new Int16Array(n * 4).fill(-1)
  const ex: number[] = []
  const ey: number[] = []
  for (let i = 0; i < n; i++) {
    for (let side = 0; side < 2; side++) {
      const x = at(px, i) + at(SIDE_X, side)
      const y = at(py, i) + at(SIDE_Y, side)
      if (x >= w || y >= h) continue
      const j = at(id, y * w + x)
      if (j < 0) continue
      const edge = ex.length
      edgeOf[i * 4 + side] = edge
      neighbour[i * 4 + side] = j
      edgeOf[j * 4 + side + 2] = edge
      neighbour[j * 4 + side + 2] = i
      ex.push(2 * at(px, i) + at(SIDE_X, side) - (w - 1))
      ey.push(2 * at(py, i) + at(SIDE_Y, side) - (h - 1))
    }
  }
  return { n, px, py, edgeOf, neighbour, ex, ey }
}

/** Gathers the edges that a symmetry maps onto one another. */
function gatherOrbits(grid: Grid, symmetry: Symmetry): number[][] {
  const { ex, ey } = grid
  const edgeAt = new Map(ex.map((x, i) => [x * 1024 + at(ey, i), i]))
  const seen = new Uint8Array(ex.length)
  const orbits: number[][] = []
  for (let i = 0; i < ex.length; i++) {
    if (seen[i]) continue
    seen[i] = 1
    const orbit = [i]
    for (const move of GROUPS[symmetry]) {
      const [x, y] = move(at(ex, i), at(ey, i))
      const j = edgeAt.get(x * 1024 + y)
      if (j === undefined || seen[j]) continue
      seen[j] = 1
      orbit.push(j)
    }
    orbits.push(orbit)
  }
  return orbits
}

/** One step along the line. A state is dot × 8 + quarter × 2 + (0 clockwise, 1 anticlockwise). */
function step(grid: Grid, sides: Uint8Array, state: number): number {
  const dot = state >> 3
  const quarter = (state >> 1) & 3
  const anti = state & 1
  const side = anti ? (quarter + 3) & 3 : quarter
  const edge = at(grid.edgeOf, dot * 4 + side)
  const kind = edge < 0 ? CLOSED : at(sides, edge)
  if (kind === CLOSED) return (dot << 3) | (((anti ? quarter + 3 : quarter + 1) & 3) << 1) | anti
  const next = at(grid.neighbour, dot * 4 + side) << 3
  if (kind === CROSSED) return next | (((quarter + 2) & 3) << 1) | (1 - anti)
  return next | (((anti ? quarter + 1 : quarter + 3) & 3) << 1) | anti
}

function countLoops(grid: Grid, sides: Uint8Array, seen: Uint8Array): number {
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

interface Solution {
  readonly sides: Uint8Array
  readonly loops: number
}

interface Wish {
  readonly symmetry: Symmetry
  readonly density: number
  readonly pass: number
  /** Whether an edge lies on a mirror, and so must be crossed. */
  readonly isForced: (ex: number, ey: number) => boolean
}

/** Sets the sides at random, then flips whole orbits while that lowers the number of lines. */
function findSides(grid: Grid, { symmetry, density, pass, isForced }: Wish, draw: Random): Solution {
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

/** A point the line goes through: where, in which direction, and the radius of a turn (0 at a crossing). */
interface Stop {
  readonly x: number
  readonly y: number
  readonly tx: number
  readonly ty: number
  readonly turn: number
  readonly dot: number
}

/** How far a turn reaches from its dot, by the number of closed sides of that dot: more, the more there are. */
const TURN_RADIUS = [0, 0.33, 0.37, 0.4, 0.38]

function closedSides(grid: Grid, sides: Uint8Array, dot: number): number {
  let closed = 0
  for (let side = 0; side < 4; side++) {
    const edge = at(grid.edgeOf, dot * 4 + side)
    if (edge < 0 || sides[edge] === CLOSED) closed++
  }
  return closed
}

function stopAt(grid: Grid, sides: Uint8Array, state: number): Stop {
  const dot = state >> 3
  const quarter = (state >> 1) & 3
  const anti = state & 1
  const side = anti ? (quarter + 3) & 3 : quarter
  const edge = at(grid.edgeOf, dot * 4 + side)
  const kind = edge < 0 ? CLOSED : at(sides, edge)
  const sense = anti ? -1 : 1
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
  const turn = at(TURN_RADIUS, closedSides(grid, sides, dot))
  return { x: x + sx * turn, y: y + sy * turn, tx: -sy * sense, ty: sx * sense, turn, dot }
}

/** Walks every line once. */
function walk(grid: Grid, sides: Uint8Array): Stop[][] {
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

/**
 * How long the Bézier handle at `a` is on the way to `b`: on a turn as long as a circle needs; from a turn to
 * a crossing so long that the curvature does not jump; at a crossing a little.
 */
function handle(a: Stop, b: Stop): number {
  if (!a.turn) return 0.2
  return b.turn && a.dot === b.dot ? 0.5523 * a.turn : sqrt((a.turn * (a.turn - 0.141) * 2) / 3)
}

/** One decimal, without the zero before the point. */
function brief(value: number): string {
  return String(round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
}

function pathOf(lines: readonly Stop[][], map: (x: number, y: number) => Point): string {
  const place = (x: number, y: number) => map(x, y).map(brief).join(' ')
  let d = ''
  for (const stops of lines) {
    const start = at(stops, 0)
    d += `M${place(start.x, start.y)}`
    for (let i = 1; i <= stops.length; i++) {
      const from = at(stops, i - 1)
      const to = at(stops, i % stops.length)
      const [out, into] = [handle(from, to), handle(to, from)]
      d += i === 1 ? 'C' : ' '
      d += `${place(from.x + from.tx * out, from.y + from.ty * out)} `
      d += `${place(to.x - to.tx * into, to.y - to.ty * into)} ${place(to.x, to.y)}`
    }
    d += 'Z'
  }
  return d
}

function dotPath(dots: readonly Point[]): string {
  return dots.map(([x, y]) => `M${brief(x)} ${brief(y)}h0`).join('')
}

const PICKED_SHAPES: readonly Shape[] = ['diamond', 'lotus', 'star', 'square', 'petal', 'diamond', 'lotus']

/**
 * Draws a kolam from a string: the same string and options, the same drawing.
 *
 * A symmetry that allows no single line on its grid gives way to a weaker one.
 */
export function kolam(seed: string, options: KolamOptions = {}): Drawing {
  const draw = random(hash(seed))
  const { n = 7, unit = 20, pad = 0.62, pass = 0, turn = false, map } = options
  const picked = at(PICKED_SHAPES, (draw() * PICKED_SHAPES.length) | 0)
  const inside = SHAPES[options.shape ?? picked]
  const [w, h] = [options.w ?? n, options.h ?? n]
  const ring = (max(w, h) - 1) / 2
  const coin = draw()
  let symmetry = options.symmetry ?? (w !== h ? 'd2' : coin < 0.65 ? 'c4' : 'd2')
  const grid = layGrid(w, h, (u, v) => inside(u, v, ring))
  const [mirrorX, mirrorY] = [symmetry === 'd1' || symmetry === 'd2', symmetry === 'd2']
  const isForced = (ex: number, ey: number) => (mirrorX && ex === 0) || (mirrorY && ey === 0)
  const drawn = draw() * 0.25 + 0.42
  const density = options.density ?? drawn
  let found = findSides(grid, { symmetry, density, pass, isForced }, draw)
  for (const weaker of ['c2', 'none'] as const) {
    if (found.loops === 1) break
    const other = findSides(grid, { symmetry: weaker, density, pass, isForced: () => false }, draw)
    if (other.loops >= found.loops) continue
    found = other
    symmetry = weaker
  }

  const [cx, cy] = [(w - 1) / 2, (h - 1) / 2]
  let boxX = 0
  let boxY = 0
  for (let i = 0; i < grid.n; i++) {
    const [x, y] = [at(grid.px, i) - cx, at(grid.py, i) - cy]
    boxX = max(boxX, abs(turn ? (x - y) * SQRT1_2 : x))
    boxY = max(boxY, abs(turn ? (x + y) * SQRT1_2 : y))
  }
  boxX += pad
  boxY += pad
  const project = (px: number, py: number): Point => {
    const [x, y] = [px - cx, py - cy]
    if (map) return map(x, y, boxX, boxY)
    if (turn) return [((x - y) * SQRT1_2 + boxX) * unit, ((x + y) * SQRT1_2 + boxY) * unit]
    return [(px - cx + boxX) * unit, (py - cy + boxY) * unit]
  }
  const dots = grid.px.map((x, i) => project(x, at(grid.py, i)))
  return {
    d: pathOf(walk(grid, found.sides), project),
    dots,
    dotsD: dotPath(dots),
    loops: found.loops,
    symmetry,
    n: grid.n,
    unit,
    view: [0, 0, round(2 * boxX * unit), round(2 * boxY * unit)],
  }
}

/** Draws a card or banner: a larger kolam of which the frame shows a part, off centre. */
export function cover(seed: string, { ratio = 1.5, n = 9, part = 0.7 }: CoverOptions = {}): Drawing {
  const draw = random(hash(`cover ${seed}`))
  const turn = draw() < 0.5
  const lotus = draw() < 0.5
  const whole = kolam(seed, { n, shape: lotus ? 'lotus' : 'diamond', turn, density: 0.5 })
  const [, , w, h] = whole.view
  const width = w * part
  const height = width / ratio
  const corner = (draw() * 4) | 0
  // How far the frame moves in from the corner of the box: an unturned diamond has empty corners.
  const off = lotus ? 0.02 : turn ? -0.05 : 0.16
  const left = round(corner & 1 ? w - width - w * off : w * off)
  const top = round(corner & 2 ? h - height - h * off : h * off)
  return { ...whole, view: [left, top, round(width), round(height)] }
}

/** Draws the strip kolam round `k` dots in a row: progress, steps, rules. */
export function chain(k: number, { vertical = false, unit, pad }: ChainOptions = {}): Drawing {
  const [w, h] = vertical ? [1, k] : [k, 1]
  return kolam('chain', { w, h, shape: 'square', symmetry: 'none', density: 2, unit, pad })
}

/** Draws a kolam laid on the floor, in perspective: the far edge at `top`, the near edge at `bottom`. */
export function floor(seed: string, options: FloorOptions): Drawing {
  const { far, near, top, bottom, mid, n = 7, shape = 'square', symmetry = 'c4', density } = options
  const k = 1 - far / near
  const map: Projection = (x, y, boxX, boxY) => {
    // Across -1 to 1; t runs from 0 at the far edge to 1 at the near one, z from 1 to near / far.
    const across = ((x - y) * SQRT1_2) / boxX
    const t = (((x + y) * SQRT1_2) / boxY + 1) / 2
    const z = 1 / (1 - k * t)
    return [mid + across * (far / 2) * z, top + ((bottom - top) * (z - 1)) / (1 / (1 - k) - 1)]
  }
  return kolam(seed, { n, shape, symmetry, density, turn: true, map })
}

/** Turning circles of a mood figure: harmonic → radius and phase in turns. */
type Circles = Readonly<Record<string, readonly [radius: number, phase: number]>>

/**
 * One closed curve each, a sum of a few turning circles. Harmonics 1 and -7 alone draw eight loops round eight
 * dots; the others crowd it. Between two moods radii and phases are interpolated; the dots never move.
 */
const MOODS: readonly Circles[] = [
  { 3: [10, 0], '-4': [12, 0.1], 5: [8, 0.4], '-6': [6, 0.2], '-1': [5, 0.3] },
  { 1: [14, 0.02], '-7': [3, 0], 2: [7, 0.12], '-3': [13, 0.03], '-2': [5, 0.3] },
  { 1: [24.5, 0], '-7': [3.6, 0], '-3': [13, 0] },
  { 1: [25.5, 0], '-7': [10.5, 0], '-3': [6, 0] },
  { 1: [30, 0], '-7': [12.5, 0] },
]

interface Circle {
  readonly harmonic: number
  readonly radius: number
  readonly phase: number
}

function circlesAt(value: number): Circle[] {
  const from = at(MOODS, floorOf(value))
  const to = at(MOODS, Math.ceil(value))
  const part = value - floorOf(value)
  return Object.keys({ ...from, ...to }).map((harmonic) => {
    const [radiusA, phaseA] = from[harmonic] ?? [0, to[harmonic]?.[1] ?? 0]
    const [radiusB, phaseB] = to[harmonic] ?? [0, phaseA]
    return {
      harmonic: Number(harmonic),
      radius: radiusA + (radiusB - radiusA) * part,
      phase: (phaseA + (phaseB - phaseA) * part) * 2 * Math.PI,
    }
  })
}

/**
 * Draws the mood figure at `value`, 0 (AWFUL) to 4 (GREAT); what lies outside is brought to the nearer end.
 *
 * Whole numbers are the five moods; every value between two of them is a drawing too.
 */
export function mood(value: number): MoodDrawing {
  const t = max(0, min(4, value || 0))
  const circles = circlesAt(t)
  const pieces = 64
  const angle = (2 * Math.PI) / pieces
  // Exact tangents, so that a piece is a Hermite curve turned into a Bézier.
  const pointAt = (u: number) => {
    let [x, y, vx, vy] = [0, 0, 0, 0]
    for (const { harmonic, radius, phase } of circles) {
      const c = Math.cos(harmonic * u + phase) * radius
      const s = Math.sin(harmonic * u + phase) * radius
      x += c
      y += s
      vx -= harmonic * s
      vy += harmonic * c
    }
    return { x, y, hx: (vx * angle) / 3, hy: (vy * angle) / 3 }
  }
  let from = pointAt(0)
  let d = `M${brief(from.x)} ${brief(from.y)}`
  for (let i = 1; i <= pieces; i++) {
    const to = pointAt(i * angle)
    d += `C${brief(from.x + from.hx)} ${brief(from.y + from.hy)} `
    d += `${brief(to.x - to.hx)} ${brief(to.y - to.hy)} ${brief(to.x)} ${brief(to.y)}`
    from = to
  }
  const dots = Array.from({ length: 8 }, (_, i): Point => {
    return [35 * Math.cos((i * Math.PI) / 4), 35 * Math.sin((i * Math.PI) / 4)]
  })
  return {
    d: `${d}Z`,
    dots,
    dotsD: dotPath(dots),
    loops: 1,
    symmetry: 'none',
    n: 8,
    unit: 20,
    view: [-50, -50, 100, 100],
    name: at(MOOD_NAMES, round(t)),
  }
}
