import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverTone, coverTones } from './cover-tones.ts'

const seeds = fc.array(fc.string(), { maxLength: 40 })

test('neighbours never share a ground', () => {
  fc.assert(
    fc.property(seeds, (list) => {
      const tones = coverTones(list)
      expect(tones).toHaveLength(list.length)
      expect(tones.some((tone, i) => tone === tones[i + 1])).toBe(false)
    }),
  )
})

test('terracotta comes at most once in three', () => {
  fc.assert(
    fc.property(seeds, (list) => {
      const tones = coverTones(list)
      const threes = tones.map((_, i) => tones.slice(i, i + 3))
      expect(threes.every((three) => three.filter((tone) => tone === 'earth').length <= 1)).toBe(true)
    }),
  )
})

test('a record that stands alone keeps its own ground', () => {
  expect(coverTones(['record'])).toEqual([coverTone('record')])
})
