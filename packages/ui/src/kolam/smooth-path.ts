import { at } from './at.ts'
import type { Point } from './drawing.ts'
import type { Stop } from './line-stops.ts'
import { brief, stepTo } from './path-text.ts'

/**
 * How long the Bézier handle at `a` is on the way to `b`: on a turn as long as a circle needs; from a turn to
 * a crossing so long that the curvature does not jump; at a crossing a little.
 */
function handle(a: Stop, b: Stop): number {
  if (!a.turn) return 0.2
  return b.turn && a.dot === b.dot ? 0.5523 * a.turn : Math.sqrt((a.turn * (a.turn - 0.141) * 2) / 3)
}

/** Draws each line through its stops as one smooth closed curve; `map` says where a lattice point lies. */
export function smoothPath(lines: readonly Stop[][], map: (x: number, y: number) => Point): string {
  let d = ''
  for (const stops of lines) {
    const start = at(stops, 0)
    let here = map(start.x, start.y)
    d += `M${here.map(brief).join(' ')}c`
    for (let i = 1; i <= stops.length; i++) {
      const from = at(stops, i - 1)
      const to = at(stops, i % stops.length)
      const [out, into] = [handle(from, to), handle(to, from)]
      const there = map(to.x, to.y)
      if (i > 1) d += ' '
      d += `${stepTo(map(from.x + from.tx * out, from.y + from.ty * out), here)} `
      d += `${stepTo(map(to.x - to.tx * into, to.y - to.ty * into), here)} ${stepTo(there, here)}`
      here = there
    }
    d += 'Z'
  }
  return d
}
