import { expect, test } from 'vitest'
import { MOOD_TYPES } from './mood-types.ts'

test('MOD-02, LIM-06: the values 0 to 4 are AWFUL, BAD, OKAY, GOOD, GREAT', () => {
  expect(Object.entries(MOOD_TYPES)).toEqual([
    ['0', 'AWFUL'],
    ['1', 'BAD'],
    ['2', 'OKAY'],
    ['3', 'GOOD'],
    ['4', 'GREAT'],
  ])
})
