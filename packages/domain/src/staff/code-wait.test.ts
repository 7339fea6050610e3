import { expect, test } from 'vitest'
import { waitAfterWrongCodes } from './code-wait.ts'

const now = new Date('2026-11-23T04:00:00Z')

test.each([
  [1, null],
  [4, null],
  [5, 1],
  [6, 2],
  [10, 32],
  [15, 1_024],
  [16, 1_440],
  [2_000, 1_440],
])('after %i wrong codes in a row a browser waits %s minutes', (wrongInRow, minutes) => {
  const until = minutes === null ? null : new Date(now.getTime() + minutes * 60_000)
  expect(waitAfterWrongCodes(wrongInRow, now)).toEqual(until)
})

test('who holds a browser of the desk has 15 tries in the first day', () => {
  const day = new Date(now.getTime() + 86_400_000)
  let at = now
  let tries = 0
  while (at < day) {
    tries++
    at = waitAfterWrongCodes(tries, at) ?? at
  }
  expect(tries).toBe(15)
})
