import { at } from './at.ts'
import type { Grid } from './grid.ts'

/** Symmetry of a drawing: quarter turns, half turn, two mirrors, one mirror, or none. */
export type Symmetry = 'c4' | 'c2' | 'd2' | 'd1' | 'none'

/** The symmetry groups without their identity, acting on doubled coordinates. */
const GROUPS: Readonly<
  Record<Symmetry, readonly ((x: number, y: number) => readonly [x: number, y: number])[]>
> = {
  c4: [(x, y) => [-y, x], (x, y) => [-x, -y], (x, y) => [y, -x]],
  c2: [(x, y) => [-x, -y]],
  d2: [(x, y) => [-x, y], (x, y) => [x, -y], (x, y) => [-x, -y]],
  d1: [(x, y) => [-x, y]],
  none: [],
}

/** Gathers the edges that a symmetry maps onto one another, as lists of edges. */
export function gatherOrbits(grid: Grid, symmetry: Symmetry): number[][] {
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
