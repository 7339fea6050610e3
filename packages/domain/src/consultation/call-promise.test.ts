import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { addDays } from '#day/add-days.ts'
import {
  EVERY_DAY,
  isOpenAt,
  type OpeningHours,
  type Weekday,
  weekdayOf,
} from '#opening-hours/opening-hours.ts'
import { callPromise } from './call-promise.ts'

const zone = 'Asia/Kolkata'
const everyDay: OpeningHours = { zone, periods: [{ days: EVERY_DAY, from: 660, to: 1_200 }], holidays: [] }
const weekdays: OpeningHours = { ...everyDay, periods: [{ days: [1, 2, 3, 4, 5], from: 660, to: 1_200 }] }

const zoneOfThisMachine = process.env.TZ
afterEach(() => {
  if (zoneOfThisMachine === undefined) delete process.env.TZ
  else process.env.TZ = zoneOfThisMachine
})

// 23 November 2026 is a Monday.
const ROWS: [string, OpeningHours, string, string, string][] = [
  [
    'a Monday morning, before it opens',
    everyDay,
    '2026-11-23T09:00+05:30',
    '2026-11-24',
    '2026-11-24T14:30Z',
  ],
  ['a Monday evening', everyDay, '2026-11-23T23:59+05:30', '2026-11-24', '2026-11-24T14:30Z'],
  ['a minute later, which is Tuesday', everyDay, '2026-11-24T00:00+05:30', '2026-11-25', '2026-11-25T14:30Z'],
  ['a Friday', weekdays, '2026-11-27T12:00+05:30', '2026-11-30', '2026-11-30T14:30Z'],
  ['a Saturday', weekdays, '2026-11-28T12:00+05:30', '2026-11-30', '2026-11-30T14:30Z'],
  ['the last day of a year', everyDay, '2026-12-31T20:00+05:30', '2027-01-01', '2027-01-01T14:30Z'],
  ['the day before a leap day', everyDay, '2028-02-28T20:00+05:30', '2028-02-29', '2028-02-29T14:30Z'],
  [
    'the day before holidays and a weekend',
    { ...weekdays, holidays: ['2026-12-24', '2026-12-25'] },
    '2026-12-23T12:00+05:30',
    '2026-12-28',
    '2026-12-28T14:30Z',
  ],
  [
    'a day of an office that works at night',
    { ...everyDay, periods: [{ days: EVERY_DAY, from: 1_320, to: 360 }] },
    '2026-11-23T12:00+05:30',
    '2026-11-24',
    '2026-11-25T00:30Z',
  ],
  [
    'a day of an office with a break',
    {
      ...everyDay,
      periods: [
        { days: EVERY_DAY, from: 900, to: 1_080 },
        { days: EVERY_DAY, from: 600, to: 780 },
      ],
    },
    '2026-11-23T12:00+05:30',
    '2026-11-24',
    '2026-11-24T12:30Z',
  ],
  [
    'a day of an office that never closes',
    { ...everyDay, periods: [{ days: EVERY_DAY, from: 0, to: 0 }] },
    '2026-11-23T12:00+05:30',
    '2026-11-24',
    '2026-11-24T18:30Z',
  ],
  [
    'a Sunday in California, after the clocks went forward',
    { ...everyDay, zone: 'America/Los_Angeles' },
    '2026-03-08T09:00Z',
    '2026-03-09',
    '2026-03-10T03:00Z',
  ],
]

test.each(
  ['UTC', 'Asia/Kolkata', 'America/Los_Angeles'].flatMap((machine) =>
    ROWS.map((row) => [machine, ...row] as const),
  ),
)(
  'under TZ %s, a request on %s is answered by the end of the next working day',
  (machine, _, hours, at, day, by) => {
    process.env.TZ = machine
    expect(callPromise(hours, new Date(at))).toMatchObject({ day, by: new Date(by) })
  },
)

test('the hours of the day go with the promise, from the first opening to the last end', () => {
  const withBreak: OpeningHours = {
    ...everyDay,
    periods: [
      { days: EVERY_DAY, from: 900, to: 1_080 },
      { days: EVERY_DAY, from: 600, to: 780 },
    ],
  }
  expect(callPromise(withBreak, new Date('2026-11-23T06:00Z'))).toMatchObject({ from: 600, to: 1_080 })
  const night = { ...everyDay, periods: [{ days: EVERY_DAY, from: 1_320, to: 360 }] }
  expect(callPromise(night, new Date('2026-11-23T06:00Z'))).toMatchObject({ from: 1_320, to: 1_800 })
})

test.each([
  [0, '2026-11-27T12:00+05:30', '2026-11-27'],
  [0, '2026-11-27T19:59+05:30', '2026-11-27'],
  [0, '2026-11-27T20:00+05:30', '2026-11-30'],
  [0, '2026-11-28T12:00+05:30', '2026-11-30'],
  [1, '2026-11-27T12:00+05:30', '2026-11-30'],
  [2, '2026-11-27T12:00+05:30', '2026-12-01'],
  [3, '2026-11-28T12:00+05:30', '2026-12-02'],
])('with %i working days, a request of %s is answered on %s', (workingDays, at, day) => {
  expect(callPromise(weekdays, new Date(at), workingDays)?.day).toBe(day)
})

test('nothing is promised where the office does not open within two months', () => {
  const now = new Date('2026-11-23T06:00Z')
  const closed = (days: number) => Array.from({ length: days }, (_, n) => addDays('2026-11-24', n))
  expect(callPromise({ ...everyDay, periods: [] }, now)).toBeUndefined()
  expect(callPromise({ ...everyDay, holidays: closed(60) }, now)).toBeUndefined()
  expect(callPromise({ ...everyDay, holidays: closed(59) }, now)?.day).toBe('2027-01-22')
})

test('whatever the hours, what is promised lies ahead, on a later working day, and the office is open until then', () => {
  const days = fc.subarray([...EVERY_DAY], { minLength: 1 })
  const clock = fc.integer({ min: 0, max: 1_439 })
  const holidays = fc.array(
    fc.integer({ min: 0, max: 30 }).map((n) => addDays('2026-11-20', n)),
    { maxLength: 8 },
  )
  const moment = fc
    .integer({ min: 0, max: 30 * 1_440 })
    .map((n) => new Date(Date.UTC(2026, 10, 20) + n * 60_000))
  fc.assert(
    fc.property(days, clock, clock, holidays, moment, (open: Weekday[], from, to, off, now) => {
      const hours: OpeningHours = { zone, periods: [{ days: open, from, to }], holidays: off }
      const promise = callPromise(hours, now) ?? expect.fail()
      expect(promise.by > now).toBe(true)
      expect(open).toContain(weekdayOf(promise.day))
      expect(off).not.toContain(promise.day)
      expect(isOpenAt(hours, new Date(promise.by.getTime() - 60_000))).toBe(true)
    }),
  )
})
