import { expect, test } from 'vitest'
import { nextPosition } from './next-position.ts'

test.each([
  ['on', { at: 0, last: 6, steps: 2 }, 2],
  ['back', { at: 4, last: 6, steps: -2 }, 2],
  ['to the last two, not past them', { at: 5, last: 6, steps: 2 }, 6],
  ['to the first, not before it', { at: 1, last: 6, steps: -2 }, 0],
  ['from the end to the start', { at: 6, last: 6, steps: 2 }, 0],
  ['from the start to the end', { at: 0, last: 6, steps: -2 }, 6],
  ['nowhere, where all are in view', { at: 0, last: 0, steps: 1 }, 0],
])('TEAM-03 a carousel goes %s', (_where, places, next) => {
  expect(nextPosition(places)).toBe(next)
})
