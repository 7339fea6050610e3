import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * The typefaces: the weights that the styles use, and no glyph that no text of the site can ask for. The two Latin
 * files, which every page loads, must stay under the 110 kB of P3 together with their headers.
 */
const FOLDER = join(import.meta.dirname, '../packages/ui/src/fonts')

type Ranges = readonly (readonly [number, number])[]

/** `unicode-range` of both Latin faces in `tokens.css`. */
const LATIN: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329].map(alone),
  [0x2000, 0x206f],
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd].map(alone),
]

/** `unicode-range` of the Devanagari face: what Hindi is written with, and the circle under a sign that stands alone. */
const DEVANAGARI: Ranges = [[0x900, 0x97f], [0x200c, 0x200d], alone(0x25cc)]

function alone(point: number): readonly [number, number] {
  return [point, point]
}

function charactersOf(ranges: Ranges): string {
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join('')
}

/** What browsers apply by themselves, and the figures that styles ask for; no stylistic alternates. */
const LATIN_FEATURES = [
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

/** What puts Devanagari's signs together, after OpenType's "Developing OpenType Fonts for Devanagari Script". */
const DEVANAGARI_FEATURES = [
  'locl',
  'ccmp',
  'nukt',
  'akhn',
  'rphf',
  'rkrf',
  'blwf',
  'half',
  'vatu',
  'cjct',
  'pres',
  'abvs',
  'blws',
  'psts',
  'haln',
  'calt',
  'kern',
  'dist',
  'abvm',
  'blwm',
  'mark',
  'mkmk',
]

const FILES = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    to: 'fraunces-latin-opsz-normal.woff2',
    characters: LATIN,
    features: LATIN_FEATURES,
    weights: { min: 360, max: 600 },
  },
  {
    from: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    to: 'anek-latin-latin-wght-normal.woff2',
    characters: LATIN,
    features: LATIN_FEATURES,
    weights: { min: 400, max: 700 },
  },
  {
    from: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    to: 'anek-devanagari-devanagari-wght-normal.woff2',
    characters: DEVANAGARI,
    features: DEVANAGARI_FEATURES,
    weights: { min: 400, max: 600 },
  },
]

for (const { from, to, characters, features, weights } of FILES) {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(from)))
  const part = await subsetFont(whole, charactersOf(characters), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weights },
  })
  writeFileSync(join(FOLDER, to), part)
  process.stdout.write(`${to}: ${whole.length} bytes, now ${part.length}\n`)
}
