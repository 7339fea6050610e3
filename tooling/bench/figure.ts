/** A measured figure and its bound. */
export interface Figure {
  /** Row of the performance targets, such as `P6`. */
  readonly id: string
  readonly what: string
  readonly measured: string
  readonly bound: string
  readonly holds: boolean
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Formats kilobytes of 1 024 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`
}
