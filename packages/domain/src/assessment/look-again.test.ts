import { expect, test } from 'vitest'
import { INSTRUMENTS } from './instruments.ts'
import { lookAgainAt } from './look-again.ts'

const TAKEN = new Date('2026-11-01T10:00:00Z')

test.each([
  ['Depression Assessment', /two weeks/, '2026-11-15T10:00:00.000Z'],
  ['Anxiety Assessment', /week/, '2026-11-08T10:00:00.000Z'],
  ['Perceived Stress Assessment', /month/, '2026-12-01T10:00:00.000Z'],
  ['PHQ-9', /2 weeks/, '2026-11-15T10:00:00.000Z'],
  ['GAD-7', /2 weeks/, '2026-11-15T10:00:00.000Z'],
] as const)('%s is worth another look after its recall window', (name, window, at) => {
  expect(INSTRUMENTS[name].recallWindow).toMatch(window)
  expect(lookAgainAt(INSTRUMENTS[name].repeatAfter, TAKEN).toISOString()).toBe(at)
})
