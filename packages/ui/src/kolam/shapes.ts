/** Which lattice points carry a dot. */
export type Shape = 'square' | 'diamond' | 'lotus' | 'star' | 'cross' | 'petal'

/** u and v count from the centre, r is the outermost ring. */
type Mask = (u: number, v: number, r: number) => boolean

const { abs, floor, max } = Math

/** For each shape, which points are in it. */
export const SHAPES: Readonly<Record<Shape, Mask>> = {
  square: () => true,
  diamond: (u, v, r) => abs(u) + abs(v) <= r,
  lotus: (u, v, r) => abs(u) + abs(v) <= r + floor(r / 2),
  star: (u, v, r) => abs(u) + abs(v) <= r || max(abs(u), abs(v)) <= r / 2 + 0.01,
  cross: (u, v, r) => abs(u) <= r / 3 + 0.01 || abs(v) <= r / 3 + 0.01,
  petal: (u, v, r) => abs(u) * abs(v) <= r && abs(u) + abs(v) <= r + 1,
}
