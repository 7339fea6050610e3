import { expect, test } from 'vitest'
import { isRepeatAsked, refusalsSince } from './ask-again.ts'
import { INSTRUMENTS } from './instruments.ts'

const TAKEN = new Date('2026-11-01T10:00:00Z')
const { repeatAfter } = INSTRUMENTS['PHQ-9']
const after = (days: number) => new Date(TAKEN.getTime() + days * 86_400_000)

test.each([
  [0, [], false],
  [13.9, [], false],
  [14, [], true],
  [200, [], true],
  // Refused once: asked once more, an interval later.
  [15, [14.5], false],
  [28.4, [14.5], false],
  [28.5, [14.5], true],
  // Refused twice: never again.
  [30, [14.5, 29], false],
  [400, [14.5, 29], false],
  // A refusal from before this result no longer counts.
  [14, [-1, -20], true],
  [20, [-1, 15], false],
  [29, [-1, 15], true],
])('%d days after a PHQ-9, refused on the days %j, it is asked for again: %s', (days, refusals, isAsked) => {
  expect(isRepeatAsked({ takenAt: TAKEN, refusals: refusals.map(after), repeatAfter }, after(days))).toBe(
    isAsked,
  )
})

test('refusals before the result do not count', () => {
  expect(refusalsSince(TAKEN, [after(-3), after(0), after(2)])).toEqual([after(2)])
})
