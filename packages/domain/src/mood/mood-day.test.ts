import { expect, test } from 'vitest'
import { isOpenForMood } from './mood-day.ts'

test.each([
  ['2026-11-21', '2026-11-21', true],
  ['2026-11-15', '2026-11-21', true],
  ['2026-11-14', '2026-11-21', false],
  ['2026-11-22', '2026-11-21', false],
  ['2026-02-25', '2026-03-03', true],
  ['2026-02-24', '2026-03-03', false],
  ['2028-02-26', '2028-03-03', true],
  ['2025-12-27', '2026-01-02', true],
  ['2025-12-26', '2026-01-02', false],
])('D36: %s on %s: %s', (day, today, isOpen) => {
  expect(isOpenForMood(day, today)).toBe(isOpen)
})

test.each([
  ['2026-10-25', '2026-10-25', true],
  ['2026-10-22', '2026-10-22', true],
  ['2026-10-16', '2026-10-22', true],
  ['2026-10-15', '2026-10-22', false],
  ['2026-10-23', '2026-10-22', false],
  ['2026-10-21', '2026-10-21', false],
])('D70: on 21 November, %s as it was made on %s: %s', (day, madeOn, isOpen) => {
  expect(isOpenForMood(day, '2026-11-21', madeOn)).toBe(isOpen)
})
