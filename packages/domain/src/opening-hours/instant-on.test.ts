import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#day/add-days.ts'
import { instantOn } from './instant-on.ts'
import { clockIn } from './opening-hours.ts'

test.each([
  ['Asia/Kolkata', '2026-11-24', 1_200, '2026-11-24T14:30:00.000Z'],
  ['Asia/Kolkata', '2026-11-24', 0, '2026-11-23T18:30:00.000Z'],
  ['Asia/Kolkata', '2026-12-31', 1_440, '2026-12-31T18:30:00.000Z'],
  ['UTC', '2028-02-28', 1_500, '2028-02-29T01:00:00.000Z'],
  ['America/Los_Angeles', '2026-07-01', 540, '2026-07-01T16:00:00.000Z'],
  ['America/Los_Angeles', '2026-12-01', 540, '2026-12-01T17:00:00.000Z'],
  // The clocks go forward at 2:00 on 8 March 2026 and back at 2:00 on 1 November 2026.
  ['America/Los_Angeles', '2026-03-08', 60, '2026-03-08T09:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-08', 180, '2026-03-08T10:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-01', 180, '2026-11-01T11:00:00.000Z'],
])('in %s on %s, minute %i is %s', (zone, day, minute, instant) => {
  expect(instantOn(zone, day, minute).toISOString()).toBe(instant)
})

test('a clock on the wall shows what was asked for, where no clock change skips it', () => {
  const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Tokyo')
  fc.assert(
    fc.property(
      zones,
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 0, max: 1_439 }),
      (zone, n, minute) => {
        const day = addDays('1990-01-01', n)
        expect(clockIn(zone, instantOn(zone, day, minute))).toEqual({ day, minute })
      },
    ),
  )
})

test('a time that a clock change skips is the one after it', () => {
  const skipped = instantOn('America/Los_Angeles', '2026-03-08', 150)
  expect(clockIn('America/Los_Angeles', skipped).day).toBe('2026-03-08')
  expect(clockIn('America/Los_Angeles', skipped).minute % 60).toBe(30)
})
