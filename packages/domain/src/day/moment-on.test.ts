import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './add-days.ts'
import { dayIn } from './local-day.ts'
import { momentOn } from './moment-on.ts'

test.each([
  ['2026-11-19', 'Asia/Kolkata', '2026-11-21T06:00:00Z', '2026-11-19T06:00:00.000Z'],
  ['2026-11-21', 'Asia/Kolkata', '2026-11-21T06:00:00Z', '2026-11-21T06:00:00.000Z'],
  ['2026-11-23', 'Asia/Kolkata', '2026-11-21T06:00:00Z', '2026-11-23T06:00:00.000Z'],
  // The clocks went back on 1 November: whole days back, 23:30 would be 00:30 of the day after.
  ['2026-10-31', 'America/New_York', '2026-11-02T04:30:00Z', '2026-11-01T03:30:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-03T04:30:00Z', '2026-11-02T04:30:00.000Z'],
  ['2026-03-07', 'America/New_York', '2026-03-09T04:30:00Z', '2026-03-07T05:30:00.000Z'],
])('on %s in %s, %s is %s', (day, timeZone, moment, moved) => {
  expect(momentOn(day, timeZone, new Date(moment)).toISOString()).toBe(moved)
})

test('it lies on the day that was asked for, wherever the clocks are changed', () => {
  const zones = fc.constantFrom(
    'Asia/Kolkata',
    'America/New_York',
    'Pacific/Kiritimati',
    'Europe/London',
    'UTC',
  )
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(zones, moments, fc.integer({ min: 0, max: 400 }), (timeZone, moment, days) => {
      const day = addDays(dayIn(timeZone, moment), -days)
      expect(dayIn(timeZone, momentOn(day, timeZone, moment))).toBe(day)
    }),
  )
})
