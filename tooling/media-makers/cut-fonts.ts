import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * The typefaces: the weights that the styles use, and no glyph that no text of the site can ask for. What every English
 * page is written with is in a file of its own, so that a phone on a slow line does not wait for accents (P3, P4): 45 kB
 * are preloaded in place of 96. Browsers fetch a supplement where a page has one of its signs, which has no kerning.
 */
const FOLDER = join(import.meta.dirname, '../../packages/ui/src/fonts')

type Ranges = readonly (readonly [number, number])[]

/**
 * What the English texts are written with, and the dotless i of the wordmark. `unicode-range` of the basic faces in
 * `tokens.css`.
 */
const BASIC: Ranges = [
  [0x20, 0x7e],
  ...[0xa0, 0xa9, 0xb7, 0xd7, 0x131].map(alone),
  [0x2010, 0x2014],
  [0x2018, 0x201d],
  ...[0x2022, 0x2026].map(alone),
]

/**
 * The rest of Latin-1, and the signs that an editor may type; the joiners come with Devanagari. `unicode-range` of the
 * supplements in `tokens.css`.
 */
const SUPPLEMENT: Ranges = [
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
  ...[0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc].map(alone),
  [0x2000, 0x200b],
  [0x200e, 0x200f],
  [0x2015, 0x2017],
  [0x201e, 0x2021],
  [0x2023, 0x2025],
  [0x2027, 0x206f],
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

/** One optical size: above 40 the hairlines are thinner than a pixel, and an H reads as "I I". */
const FRAUNCES = {
  from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  features: LATIN_FEATURES,
  axes: { wght: { min: 360, max: 600 }, opsz: 40 },
}

const ANEK = {
  from: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
  features: LATIN_FEATURES,
  axes: { wght: { min: 400, max: 700 } },
}

const FILES = [
  { ...FRAUNCES, to: 'fraunces-basic.woff2', characters: BASIC },
  { ...FRAUNCES, to: 'fraunces-supplement.woff2', characters: SUPPLEMENT },
  { ...ANEK, to: 'anek-latin-basic.woff2', characters: BASIC },
  { ...ANEK, to: 'anek-latin-supplement.woff2', characters: SUPPLEMENT },
  {
    from: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    to: 'anek-devanagari.woff2',
    characters: DEVANAGARI,
    features: DEVANAGARI_FEATURES,
    axes: { wght: { min: 400, max: 600 } },
  },
]

for (const { from, to, characters, features, axes } of FILES) {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(from)))
  const part = await subsetFont(whole, charactersOf(characters), {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: axes,
  })
  writeFileSync(join(FOLDER, to), part)
  process.stdout.write(`${to}: ${whole.length} bytes, now ${part.length}\n`)
}
