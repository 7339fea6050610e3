import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * The two files that every page loads: the weights that the styles use, and no glyph that no text of the site can
 * ask for. Together with their headers they must stay under the 110 kB of P3.
 */
const FOLDER = join(import.meta.dirname, '../../packages/ui/src/fonts')

/** `unicode-range` of both faces in `tokens.css`. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329].map(alone),
  [0x2000, 0x206f],
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd].map(alone),
]

function alone(point: number): readonly [number, number] {
  return [point, point]
}

const CHARACTERS = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
).join('')

/** What browsers apply by themselves, and the figures that styles ask for; no stylistic alternates. */
const FEATURES = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'rclt',
  'rlig',
  'rvrn',
  'tnum',
]

const FILES = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    to: 'fraunces-latin-opsz-normal.woff2',
    weights: { min: 360, max: 600 },
  },
  {
    from: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    to: 'anek-latin-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
]

for (const { from, to, weights } of FILES) {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(from)))
  const part = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: weights },
  })
  writeFileSync(join(FOLDER, to), part)
  process.stdout.write(`${to}: ${whole.length} bytes, now ${part.length}\n`)
}
