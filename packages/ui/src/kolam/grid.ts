import { at } from './at.ts'

/** Where the side lies that a dot has to the east, south, west and north. */
export const SIDE_X = [1, 0, -1, 0]
export const SIDE_Y = [0, 1, 0, -1]

/** The dots, and between two neighbours an edge. */
export interface Grid {
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

export function layGrid(w: number, h: number, inside: (u: number, v: number) => boolean): Grid {
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
