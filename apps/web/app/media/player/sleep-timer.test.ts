import { expect, test } from 'vitest'
import { fadedVolume, minutesLeft, sleepInstant } from './sleep-timer.ts'

test.each([
  [60_000, 1],
  [20_000, 1],
  [10_000, 0.5],
  [0, 0],
  [-500, 0],
])('%s ms before the timer ends the volume is %s', (leftMs, volume) => {
  expect(fadedVolume(leftMs)).toBe(volume)
})

test.each([
  [900_000, 15],
  [899_000, 15],
  [60_000, 1],
  [21_000, 1],
  [20_000, 0],
])('%s ms are %s minutes that are left', (leftMs, minutes) => {
  expect(minutesLeft(leftMs)).toBe(minutes)
})

test('a timer of fifteen minutes ends in fifteen minutes', () => {
  expect(sleepInstant(1_000, 15)).toBe(901_000)
})
