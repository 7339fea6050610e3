import { at } from './at.ts'
import type { Drawing, Point } from './drawing.ts'
import type { Grid } from './grid.ts'

/** Maps a lattice point, counted from the centre, into the drawing; the box is half its width and height. */
export type Projection = (x: number, y: number, boxX: number, boxY: number) => Point

/** How a grid is to lie in its drawing. */
interface Placing {
  /** Dots across and down. */
  readonly w: number
  readonly h: number
  readonly unit: number
  readonly pad: number
  readonly turn: boolean
  readonly map: Projection | undefined
}

/** Says where each point of a grid lies in the drawing, and how large the drawing is. */
export function placeGrid(
  { n, px, py }: Grid,
  { w, h, unit, pad, turn, map }: Placing,
): { project: (x: number, y: number) => Point; view: Drawing['view'] } {
  const [cx, cy] = [(w - 1) / 2, (h - 1) / 2]
  const turned = (x: number, y: number): Point =>
    turn ? [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2] : [x, y]
  let [boxX, boxY] = [0, 0]
  for (let i = 0; i < n; i++) {
    const [x, y] = turned(at(px, i) - cx, at(py, i) - cy)
    boxX = Math.max(boxX, Math.abs(x))
    boxY = Math.max(boxY, Math.abs(y))
  }
  boxX += pad
  boxY += pad
  const project = (column: number, row: number): Point => {
    if (map) return map(column - cx, row - cy, boxX, boxY)
    const [x, y] = turned(column - cx, row - cy)
    return [(x + boxX) * unit, (y + boxY) * unit]
  }
  return { project, view: [0, 0, Math.round(2 * boxX * unit), Math.round(2 * boxY * unit)] }
}
