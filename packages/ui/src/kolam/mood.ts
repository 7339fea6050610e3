import { at } from './at.ts'
import type { Drawing, Point } from './drawing.ts'
import { brief, dotPath } from './path-text.ts'

/** The words of the five mood figures, in order. */
export const MOOD_NAMES = ['AWFUL', 'BAD', 'OKAY', 'GOOD', 'GREAT'] as const

/** A mood figure; `name` is the word of the nearest of the five moods. */
export interface MoodDrawing extends Drawing {
  readonly name: (typeof MOOD_NAMES)[number]
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
  const from = at(MOODS, Math.floor(value))
  const to = at(MOODS, Math.ceil(value))
  const part = value - Math.floor(value)
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
  const t = Math.max(0, Math.min(4, value || 0))
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
    name: at(MOOD_NAMES, Math.round(t)),
  }
}
