import type { Symmetry } from './symmetry.ts'

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
