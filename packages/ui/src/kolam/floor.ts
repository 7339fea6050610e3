import type { Drawing } from './drawing.ts'
import { kolam } from './kolam.ts'
import type { Projection } from './place-grid.ts'
import type { Shape } from './shapes.ts'
import type { Symmetry } from './symmetry.ts'

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

/** Draws a kolam laid on the floor, in perspective: the far edge at `top`, the near edge at `bottom`. */
export function floor(seed: string, options: FloorOptions): Drawing {
  const { far, near, top, bottom, mid, n = 7, shape = 'square', symmetry = 'c4', density } = options
  const k = 1 - far / near
  const map: Projection = (x, y, boxX, boxY) => {
    // Across -1 to 1; t runs from 0 at the far edge to 1 at the near one, z from 1 to near / far.
    const across = ((x - y) * Math.SQRT1_2) / boxX
    const t = (((x + y) * Math.SQRT1_2) / boxY + 1) / 2
    const z = 1 / (1 - k * t)
    return [mid + across * (far / 2) * z, top + ((bottom - top) * (z - 1)) / (1 / (1 - k) - 1)]
  }
  return kolam(seed, { n, shape, symmetry, density, turn: true, map })
}
