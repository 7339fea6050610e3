import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import made from './testing/made-films.json' with { type: 'json' }

/** The width of a film on a phone of 390 px: what is left beside the margins of a page. */
const SHOWN_WIDTH = 347
const LEAST_PIXELS = 18

test('nine films are made', () => {
  expect(made).toHaveLength(9)
})

test.each(made)('$name is the film that was made, and whole', ({ name, sha256 }) => {
  const film = readFileSync(new URL(`../../seed/${name}`, import.meta.url))
  const now = createHash('sha256').update(film).digest('hex')
  expect(now, 'run npm --prefix tooling/media-makers run make -- films').toBe(sha256)
  // Its index is written last, and then moved before the pictures.
  expect([film.includes('moov'), film.indexOf('moov') < film.indexOf('mdat')]).toEqual([true, true])
})

test.each(made)('design 17 the words in $name can be read on a phone', ({ frameWidth, smallestWords }) => {
  expect((smallestWords * SHOWN_WIDTH) / frameWidth).toBeGreaterThanOrEqual(LEAST_PIXELS)
})
