import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import measured from './testing/measured-sounds.json' with { type: 'json' }

const LOUDNESS = -16
const BYTES_ALLOWED = 1_500_000
const DECIBELS_APART = 3

test('six tracks are measured, and five of them are loops', () => {
  expect(measured).toHaveLength(6)
  expect(measured.filter(({ seam }) => seam)).toHaveLength(5)
})

describe.each(measured)('$name', ({ name, sha256, bytes, lufs }) => {
  test('is the file that was measured', () => {
    const file = new URL(`../../seed/audios/${name}/audio.mp3`, import.meta.url)
    const now = createHash('sha256').update(readFileSync(file)).digest('hex')
    expect(now, 'run npm --prefix tooling/media-makers run measure').toBe(sha256)
  })

  test('is as loud as the others, and small enough', () => {
    expect(Math.abs(lufs - LOUDNESS)).toBeLessThanOrEqual(1)
    expect(bytes).toBeLessThanOrEqual(BYTES_ALLOWED)
  })
})

test.each(measured.flatMap(({ name, seam }) => (seam ? [[name, seam] as const] : [])))(
  '%s begins again without a click, and sounds alike on both sides of the seam',
  (_, { step, usualStep, apart }) => {
    expect(step).toBeLessThan(usualStep)
    for (const decibels of apart) expect(decibels).toBeLessThan(DECIBELS_APART)
  },
)
