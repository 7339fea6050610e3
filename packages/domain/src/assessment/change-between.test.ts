import { expect, test } from 'vitest'
import { changeBetween } from './change-between.ts'
import type { Instrument } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'

/** As for PHQ-9 and GAD-7 (NHS Talking Therapies). */
const phq9 = { reliableChange: { points: 6, source: 's' } }
const gad7 = { reliableChange: { points: 4, source: 's' } }

test.each([
  [phq9, 5, undefined],
  [phq9, 6, 'worse'],
  [phq9, -5, undefined],
  [phq9, -6, 'better'],
  [gad7, 3, undefined],
  [gad7, 4, 'worse'],
  [gad7, -4, 'better'],
  [phq9, 0, undefined],
] as const)(
  'D54 for better or worse is said from the reliable change on: %j, %i points',
  (pack, points, direction) => {
    const change = changeBetween(10, 10 + points, pack)
    expect(change.points).toBe(points)
    expect(change.direction).toBe(direction)
  },
)

test('D54 the three specified questionnaires never have a direction', () => {
  for (const pack of Object.values<Instrument>(INSTRUMENTS)) {
    expect(changeBetween(63, 0, pack)).toEqual({ points: -63 })
    expect(changeBetween(0, 63, pack)).toEqual({ points: 63 })
  }
})
