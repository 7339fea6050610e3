import type { Point } from './drawing.ts'

/** One decimal, without the zero before the point. */
export function brief(value: number): string {
  return String(onTenths(value)).replace(/^(-?)0\./, '$1.')
}

/**
 * The way from one point to another, both taken to one decimal first, so that no error adds up along a path. Loops
 * that look alike are then the same text, and a page with a kolam is a tenth smaller on its way.
 */
export function stepTo([toX, toY]: Point, [x, y]: Point): string {
  return `${brief(onTenths(toX) - onTenths(x))} ${brief(onTenths(toY) - onTenths(y))}`
}

/** The dots as path data: lines of no length, which a round stroke makes visible. */
export function dotPath(dots: readonly Point[]): string {
  let before: Point = [0, 0]
  let d = ''
  for (const dot of dots) {
    d += `m${stepTo(dot, before)}h0`
    before = dot
  }
  return d
}

function onTenths(value: number): number {
  return Math.round(value * 10) / 10
}
