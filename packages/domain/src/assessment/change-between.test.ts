import { expect, test } from 'vitest'
import { changeBetween } from './change-between.ts'
import type { Instrument } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'

const { 'PHQ-9': _phq9, 'GAD-7': _gad7, ...specified } = INSTRUMENTS

test.each([
  ['PHQ-9', 5, undefined],
  ['PHQ-9', 6, 'worse'],
  ['PHQ-9', -5, undefined],
  ['PHQ-9', -6, 'better'],
  ['GAD-7', 3, undefined],
  ['GAD-7', 4, 'worse'],
  ['GAD-7', -4, 'better'],
  ['PHQ-9', 0, undefined],
] as const)(
  'D54 for better or worse is said from the reliable change on: %s, %i points',
  (name, points, direction) => {
    const change = changeBetween(10, 10 + points, INSTRUMENTS[name])
    expect(change.points).toBe(points)
    expect(change.direction).toBe(direction)
  },
)

test('D54 the three specified questionnaires never have a direction', () => {
  for (const pack of Object.values<Instrument>(specified)) {
    expect(changeBetween(63, 0, pack)).toEqual({ points: -63 })
    expect(changeBetween(0, 63, pack)).toEqual({ points: 63 })
  }
})
