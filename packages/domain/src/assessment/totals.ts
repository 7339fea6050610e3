import type { Item } from './instrument.ts'

/** Returns the lowest possible total of the items. */
export function minimumOf(items: readonly Item[]): number {
  return sum(items.map(({ options }) => Math.min(...options.map(({ points }) => points))))
}

/** Returns the highest possible total of the items. */
export function maximumOf(items: readonly Item[]): number {
  return sum(items.map(({ options }) => Math.max(...options.map(({ points }) => points))))
}

/** Adds up points. */
export function sum(points: readonly number[]): number {
  return points.reduce((total, one) => total + one, 0)
}
