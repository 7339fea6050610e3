import type { Item } from './instrument.ts'

/** The lowest total that answers to these items can have. */
export function minimumOf(items: readonly Item[]): number {
  return sum(items.map(({ options }) => Math.min(...options.map(({ points }) => points))))
}

/** The highest total that answers to these items can have. */
export function maximumOf(items: readonly Item[]): number {
  return sum(items.map(({ options }) => Math.max(...options.map(({ points }) => points))))
}

/** Adds up points. */
export function sum(points: readonly number[]): number {
  return points.reduce((total, one) => total + one, 0)
}
