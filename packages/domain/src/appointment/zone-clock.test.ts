import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#day/add-days.ts'
import { instantOn } from '#opening-hours/instant-on.ts'
import { zoneClock } from './zone-clock.ts'

const ZONES = ['Asia/Kolkata', 'UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Australia/Lord_Howe']

test('the clock that remembers shows what asking each time shows, on days of any length', () => {
  const clock = zoneClock()
  const day = fc.integer({ min: 0, max: 800 }).map((n) => addDays('2026-01-01', n))
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), day, fc.integer({ min: 0, max: 2_879 }), (zone, date, minute) => {
      const [later, left] = minute < 1_440 ? [date, minute] : [addDays(date, 1), minute - 1_440]
      expect(clock(zone, date, minute)).toBe(instantOn(zone, later, left).getTime())
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  // The clocks go forward at 2:00 on 8 March 2026 and back at 2:00 on 1 November 2026.
  ['America/Los_Angeles', '2026-03-08', 600, '2026-03-08T17:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-07', 2_040, '2026-03-08T17:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-01', 600, '2026-11-01T18:00:00.000Z'],
  ['Asia/Kolkata', '2026-12-31', 1_440, '2026-12-31T18:30:00.000Z'],
])('in %s on %s, minute %i is %s, asked twice', (zone, day, minute, instant) => {
  const clock = zoneClock()
  expect(new Date(clock(zone, day, minute)).toISOString()).toBe(instant)
  expect(new Date(clock(zone, day, minute)).toISOString()).toBe(instant)
})
