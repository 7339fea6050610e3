import type { Tone } from './tones.ts'

/** What the kolam generator gives back, as far as the pictures need it. */
export type Drawing = { d: string; dots: readonly (readonly number[])[]; view: readonly number[] }
export type Point = readonly [number, number]
export type Stroke = { line: string; dot: string; width: number; dotWidth: number }

export const strokeOf = (tone: Tone, width = 1.9, dotWidth = 4.2): Stroke => ({
  line: tone.line,
  dot: tone.dot,
  width,
  dotWidth,
})

export const round = (value: number) => Math.round(value * 100) / 100

/** A whole picture as an SVG document. */
export function picture(width: number, height: number, ground: string, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${inside}</svg>`
}

export const dotsOf = (dots: Drawing['dots'], colour: string, width: number) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${dots.map(([x = 0, y = 0]) => `M${round(x)} ${round(y)}h0`).join('')}"/>`

export const strokedPath = (d: string, colour: string, width: number) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`

/** The drawing's view put into a box of the picture, whole (`meet`) or filling it (`slice`). */
export function place(
  drawing: Drawing,
  box: { x: number; y: number; width: number; height: number },
  inside: string,
  fit: 'meet' | 'slice' = 'meet',
): string {
  return `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="${drawing.view.join(' ')}" preserveAspectRatio="xMidYMid ${fit}">${inside}</svg>`
}

export const whole = (drawing: Drawing, { line, dot, width, dotWidth }: Stroke) =>
  strokedPath(drawing.d, line, width) + dotsOf(drawing.dots, dot, dotWidth)

const STEPS_A_CURVE = 14

/** The closed curve as a chain of short straight pieces, with the length run at each point. */
function trace(drawing: Drawing): { points: Point[]; run: number[] } {
  const numbers = (drawing.d.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
  const at = (index: number): Point => [numbers[index] ?? 0, numbers[index + 1] ?? 0]
  const points: Point[] = [at(0)]
  for (let i = 2; i + 5 < numbers.length; i += 6) {
    /* the generator writes each curve as steps from where the one before it ended */
    const [x0, y0] = points.at(-1) ?? [0, 0]
    const from = ([x, y]: Point): Point => [x0 + x, y0 + y]
    const [[x1, y1], [x2, y2], [x3, y3]] = [from(at(i)), from(at(i + 2)), from(at(i + 4))]
    for (let step = 1; step <= STEPS_A_CURVE; step++) {
      const t = step / STEPS_A_CURVE
      const [a, b, c, e] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
      points.push([a * x0 + b * x1 + c * x2 + e * x3, a * y0 + b * y1 + c * y2 + e * y3])
    }
  }
  const run = [0]
  for (let i = 1; i < points.length; i++) {
    const [[x0, y0], [x1, y1]] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]]
    run.push((run[i - 1] ?? 0) + Math.hypot(x1 - x0, y1 - y0))
  }
  return { points, run }
}

/** The first `share` of a traced curve. */
function drawn({ points, run }: ReturnType<typeof trace>, share: number): string {
  const length = (run.at(-1) ?? 0) * share
  let last = run.findIndex((reached) => reached >= length)
  if (last < 0) last = points.length - 1
  const from = Math.max(0, last - 1)
  const [[x0, y0], [x1, y1]] = [points[from] ?? [0, 0], points[last] ?? [0, 0]]
  const piece = (run[last] ?? 0) - (run[from] ?? 0)
  const t = piece === 0 ? 0 : (length - (run[from] ?? 0)) / piece
  const kept = [...points.slice(0, last), [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t] as const]
  return `M${kept.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}

/** A line that draws itself: gives as much of it as `share` says, from nothing at 0 to the whole at 1. */
export function growing(drawing: Drawing, colour: string, width: number): (share: number) => string {
  const curve = trace(drawing)
  return (share) =>
    share === 0 ? '' : strokedPath(share >= 1 ? drawing.d : drawn(curve, share), colour, width)
}
