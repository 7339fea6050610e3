import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EVERY_DAY, isOpenAt, type OpeningHours } from '#opening-hours/opening-hours.ts'
import { personsHours } from './persons-hours.ts'
import { CALL_TIMES } from './safe-contact.ts'

const week: OpeningHours = {
  zone: 'Asia/Kolkata',
  periods: [{ days: EVERY_DAY, from: 660, to: 1_200 }],
  holidays: ['2026-11-25'],
}

test.each([
  ['any', '2026-11-24T11:00+05:30', true, undefined],
  ['any', '2026-11-24T10:59+05:30', false, '2026-11-24T05:30:00.000Z'],
  ['morning', '2026-11-24T12:59+05:30', true, undefined],
  // The 25th is a holiday.
  ['morning', '2026-11-24T13:00+05:30', false, '2026-11-26T05:30:00.000Z'],
  ['afternoon', '2026-11-24T13:00+05:30', true, undefined],
  ['afternoon', '2026-11-24T12:00+05:30', false, '2026-11-24T07:30:00.000Z'],
  ['evening', '2026-11-24T19:59+05:30', true, undefined],
  ['evening', '2026-11-24T20:00+05:30', false, '2026-11-26T11:30:00.000Z'],
] as const)('%s at %s', (callTime, at, isNow, opensAt) => {
  const hours = personsHours(week, callTime, new Date(at))
  expect([hours.isNow, hours.opensAt?.toISOString()]).toEqual([isNow, opensAt])
})

test('a night belongs to the evening of its day and the morning of the next', () => {
  const night = { ...week, periods: [{ days: [1] as const, from: 1_320, to: 360 }] }
  const at = (time: string, callTime: 'morning' | 'evening') =>
    personsHours(night, callTime, new Date(`${time}+05:30`)).isNow
  // 23 November 2026 is a Monday.
  expect(at('2026-11-23T23:00', 'evening')).toBe(true)
  expect(at('2026-11-24T02:00', 'evening')).toBe(false)
  expect(at('2026-11-24T02:00', 'morning')).toBe(true)
  expect(at('2026-11-23T02:00', 'morning')).toBe(false)
})

test('where the hours are not known, or have nothing of the part, it is never now', () => {
  const now = new Date('2026-11-24T12:00+05:30')
  expect(personsHours(undefined, 'any', now)).toEqual({ isNow: false })
  const mornings = { ...week, periods: [{ days: EVERY_DAY, from: 540, to: 720 }] }
  expect(personsHours(mornings, 'evening', now)).toEqual({ isNow: false })
})

test('it is now only while the office is open, and in one part at most', () => {
  const instant = fc.date({
    min: new Date('2026-01-01T00:00Z'),
    max: new Date('2027-12-31T00:00Z'),
    noInvalidDate: true,
  })
  const minute = fc.integer({ min: 0, max: 1_439 })
  fc.assert(
    fc.property(instant, minute, minute, (now, from, to) => {
      const hours = { ...week, holidays: [], periods: [{ days: EVERY_DAY, from, to }] }
      const isNow = (callTime: (typeof CALL_TIMES)[number]) => personsHours(hours, callTime, now).isNow
      const parts = CALL_TIMES.filter((callTime) => callTime !== 'any' && isNow(callTime))
      expect(parts).toHaveLength(isOpenAt(hours, now) ? 1 : 0)
      expect(isNow('any')).toBe(isOpenAt(hours, now))
    }),
  )
})
