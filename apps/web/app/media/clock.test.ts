import { expect, test } from 'vitest'
import { clock } from './clock.ts'

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [59.6, '1:00'],
  [64.2, '1:04'],
  [760, '12:40'],
  [3_725, '62:05'],
])('SEM-04 %s seconds read %s', (seconds, words) => {
  expect(clock(seconds)).toBe(words)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -3])('ERR-04 a length of %s reads as 0', (seconds) => {
  expect(clock(seconds)).toBe('0:00')
})
