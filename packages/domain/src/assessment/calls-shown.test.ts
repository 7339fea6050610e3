import { expect, test } from 'vitest'
import { areCallsShown } from './calls-shown.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const result = (hours: number, safety: 'none' | 'today' | 'now' = 'now') => ({
  safety,
  takenAt: hoursAgo(hours),
})

test.each([
  [0, true],
  [71.9, true],
  [72, false],
  [2_000, false],
])('D52 after %d hours the numbers are shown: %s', (hours, isShown) => {
  expect(areCallsShown([result(500, 'now'), result(hours, 'today')], NOW)).toBe(isShown)
})

test('a result that asks for nothing brings no numbers', () => {
  expect(areCallsShown([result(1, 'none')], NOW)).toBe(false)
  expect(areCallsShown([], NOW)).toBe(false)
})

test('who hides the numbers does not see them again, until another result asks for help', () => {
  expect(areCallsShown([result(5)], NOW, hoursAgo(4))).toBe(false)
  expect(areCallsShown([result(5), result(3, 'today')], NOW, hoursAgo(4))).toBe(true)
})
