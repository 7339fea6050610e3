import type { Drawing } from './drawing.ts'

/** Colours and stroke widths of a drawing that the page's CSS does not reach, in drawing units. */
export interface MarkupStyle {
  readonly line: string
  readonly dot: string
  readonly lineWidth?: number | undefined
  readonly dotWidth?: number | undefined
}

/** Gives a drawing back as a whole SVG file, for scripts that write pictures; `style` is not escaped. */
export function svgMarkup(drawing: Drawing, style: MarkupStyle): string {
  const { line, dot, lineWidth = 1.7, dotWidth = 3.6 } = style
  const strokes = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${drawing.view.join(' ')}">`,
    `<path ${strokes} stroke="${line}" stroke-width="${lineWidth}" d="${drawing.d}"/>`,
    `<path ${strokes} stroke="${dot}" stroke-width="${dotWidth}" d="${drawing.dotsD}"/>`,
    '</svg>',
  ].join('')
}
