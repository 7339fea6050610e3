import type { Point } from './drawing.ts'

/** One decimal, without the zero before the point. */
export function brief(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
}

/** The dots as path data: lines of no length, which a round stroke makes visible. */
export function dotPath(dots: readonly Point[]): string {
  return dots.map(([x, y]) => `M${brief(x)} ${brief(y)}h0`).join('')
}
