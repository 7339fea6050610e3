import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { decompress } from 'wawoff2'

/**
 * Words as outlines, set in the site's own two typefaces. The pictures then need no font on the machine
 * and come out the same everywhere.
 */
async function load(file: string, axes: Record<string, number>): Promise<Font> {
  const path = fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`))
  return create(Buffer.from(await decompress(readFileSync(path)))).getVariation(axes)
}

const FRAUNCES = 'fraunces/files/fraunces-latin-opsz-normal.woff2'
const ANEK = 'anek-latin/files/anek-latin-latin-wght-normal.woff2'

const FACES = {
  display: await load(FRAUNCES, { opsz: 72, wght: 380 }),
  text: await load(ANEK, { wght: 420 }),
  label: await load(ANEK, { wght: 560 }),
}

export type Face = keyof typeof FACES
export type Letters = { size: number; face?: Face; tracking?: number }

const round = (value: number) => Math.round(value * 100) / 100

function lay(words: string, { size, face = 'text', tracking = 0 }: Letters) {
  const font = FACES[face]
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(words)
  let x = 0
  const placed = glyphs.map((glyph, at) => {
    const position = positions[at] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
    const left = x + position.xOffset * scale
    x += position.xAdvance * scale + tracking * size
    return { d: glyph.path.toSVG(), left }
  })
  return { placed, scale, width: x }
}

/** How wide the words are, in the drawing's units. */
export function widthOf(words: string, letters: Letters): number {
  return lay(words, letters).width
}

/** One line of words with its baseline at (x, y). It names its size, which outlines no longer tell. */
export function line(
  words: string,
  x: number,
  y: number,
  letters: Letters & { fill: string; opacity?: number },
): string {
  const { placed, scale } = lay(words, letters)
  const outlines = placed
    .filter(({ d }) => d !== '')
    .map(
      ({ d, left }) =>
        `<path transform="translate(${round(x + left)} ${round(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${d}"/>`,
    )
    .join('')
  return `<g data-size="${letters.size}" fill="${letters.fill}"${letters.opacity === undefined ? '' : ` opacity="${round(letters.opacity)}"`}>${outlines}</g>`
}

function breakInto(words: string, width: number, letters: Letters): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer, letters) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Breaks words into lines no wider than `width`, as few as it takes, and about equally long. */
export function wrap(words: string, width: number, letters: Letters): string[] {
  const fewest = breakInto(words, width, letters).length
  let narrow = width
  while (narrow > width * 0.4 && breakInto(words, narrow - 8, letters).length === fewest) narrow -= 8
  return breakInto(words, narrow, letters)
}
