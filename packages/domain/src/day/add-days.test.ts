import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './add-days.ts'

test.each([
  ['2026-01-01', -1, '2025-12-31'],
  ['2028-02-28', 2, '2028-03-01'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
})

test('there and back again is the same day, and a later day sorts behind', () => {
  const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 2_000 }), (date, days) => {
      const start = date.toISOString().slice(0, 10)
      expect(addDays(addDays(start, days), -days)).toBe(start)
      expect(addDays(start, days) > start).toBe(true)
    }),
  )
})

test('what is no day is refused', () => {
  expect(() => addDays('2026-13-01', 1)).toThrow(RangeError)
})
