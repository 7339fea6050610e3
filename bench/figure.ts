/** One measured figure beside the bound that it must keep. */
export interface Figure {
  /** The row of the performance promises, such as `P6`. */
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

/** Kilobytes of 1 024 bytes, as the promises count them. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`
}
