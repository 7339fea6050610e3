import type { Drawing } from './drawing.ts'
import { kolam } from './kolam.ts'

/** Options of `chain`. */
export interface ChainOptions {
  readonly vertical?: boolean | undefined
  readonly unit?: number | undefined
  readonly pad?: number | undefined
}

/** Draws the strip kolam round `k` dots in a row: progress, steps, rules. */
export function chain(k: number, { vertical = false, unit, pad }: ChainOptions = {}): Drawing {
  const [w, h] = vertical ? [1, k] : [k, 1]
  return kolam('chain', { w, h, shape: 'square', symmetry: 'none', density: 2, unit, pad })
}
