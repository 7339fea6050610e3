import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clockIn,
  EVERY_DAY,
  isAlwaysOpen,
  isOpenAt,
  MINUTES_OF_A_DAY,
  nextClosing,
  nextOpening,
  type OpeningHours,
  type Weekday,
  weekdayOf,
} from './opening-hours.ts'

const office: OpeningHours = {
  zone: 'Asia/Kolkata',
  periods: [{ days: EVERY_DAY, from: 660, to: 1_200 }],
  holidays: [],
}
/** An instant, by the clock in India. Monday is the 23rd of November 2026. */
const india = (text: string) => new Date(`${text}:00+05:30`)

describe('D51 whether somebody answers now, by the clock of the office', () => {
  test.each([
    ['2026-11-23T10:59', false],
    ['2026-11-23T11:00', true],
    ['2026-11-23T19:59', true],
    ['2026-11-23T20:00', false],
    ['2026-11-23T02:00', false],
  ])('the office of 11 to 8 at %s: %s', (now, isOpen) => {
    expect(isOpenAt(office, india(now))).toBe(isOpen)
  })

  test('a night belongs to the day on which it begins', () => {
    const night = { ...office, periods: [{ days: [5] as Weekday[], from: 1_320, to: 360 }] }
    expect(isOpenAt(night, india('2026-11-27T22:00'))).toBe(true)
    expect(isOpenAt(night, india('2026-11-28T05:59'))).toBe(true)
    expect(isOpenAt(night, india('2026-11-28T06:00'))).toBe(false)
    expect(isOpenAt(night, india('2026-11-27T05:00'))).toBe(false)
  })

  test('equal times are 24 hours from there', () => {
    const sunday = { ...office, periods: [{ days: [7] as Weekday[], from: 540, to: 540 }] }
    expect(isOpenAt(sunday, india('2026-11-29T08:59'))).toBe(false)
    expect(isOpenAt(sunday, india('2026-11-29T09:00'))).toBe(true)
    expect(isOpenAt(sunday, india('2026-11-30T08:59'))).toBe(true)
    expect(isOpenAt(sunday, india('2026-11-30T09:00'))).toBe(false)
  })

  test('no period begins on a holiday', () => {
    const closed = { ...office, holidays: ['2026-11-23'] }
    expect(isOpenAt(closed, india('2026-11-23T12:00'))).toBe(false)
    expect(isOpenAt(closed, india('2026-11-24T12:00'))).toBe(true)
  })

  test.each([
    ['Asia/Kolkata', '2026-11-23', 1_110],
    ['Asia/Kathmandu', '2026-11-23', 1_125],
    ['Australia/Adelaide', '2026-11-23', 1_410],
    ['America/St_Johns', '2026-11-23', 570],
    ['Pacific/Kiritimati', '2026-11-24', 180],
  ])('a clock in %s shows %s and minute %i', (zone, day, minute) => {
    expect(clockIn(zone, new Date('2026-11-23T13:00:00Z'))).toEqual({ day, minute })
  })

  test('midnight is minute 0 of the new day', () => {
    expect(clockIn('Asia/Kolkata', india('2026-11-24T00:00'))).toEqual({ day: '2026-11-24', minute: 0 })
  })
})

describe('D51 when somebody answers again', () => {
  const weekdays: OpeningHours = {
    zone: 'Asia/Kolkata',
    periods: [
      { days: [1, 2, 3, 4, 5], from: 840, to: 1_080 },
      { days: [1, 2, 3, 4, 5], from: 540, to: 780 },
    ],
    holidays: ['2026-11-30'],
  }
  test.each([
    ['2026-11-23T02:00', { day: '2026-11-23', inDays: 0, minute: 540 }],
    ['2026-11-23T13:30', { day: '2026-11-23', inDays: 0, minute: 840 }],
    ['2026-11-23T18:00', { day: '2026-11-24', inDays: 1, minute: 540 }],
    // The weekend and a holiday on Monday.
    ['2026-11-27T18:00', { day: '2026-12-01', inDays: 4, minute: 540 }],
    ['2026-11-23T10:00', undefined],
  ])('at %s: %o', (now, opening) => {
    expect(nextOpening(weekdays, india(now))).toEqual(opening)
  })

  test('an office without hours never opens', () => {
    expect(nextOpening({ ...office, periods: [] }, india('2026-11-23T02:00'))).toBeUndefined()
  })
})

describe('until when somebody answers', () => {
  const hours = (periods: OpeningHours['periods'], holidays: string[] = []) => ({
    ...office,
    periods,
    holidays,
  })
  const daily = (from: number, to: number) => ({ days: EVERY_DAY, from, to })
  test.each([
    ['the office', office, '2026-11-23T12:00', { inDays: 0, minute: 1_200 }],
    ['the office, a minute before', office, '2026-11-23T19:59', { inDays: 0, minute: 1_200 }],
    ['the office, closed', office, '2026-11-23T20:00', undefined],
    ['a night that is beginning', hours([daily(1_200, 360)]), '2026-11-23T23:00', { inDays: 1, minute: 360 }],
    [
      'a night that began yesterday',
      hours([daily(1_200, 360)]),
      '2026-11-23T02:00',
      { inDays: 0, minute: 360 },
    ],
    ['a period that ends at midnight', hours([daily(660, 0)]), '2026-11-23T12:00', { inDays: 1, minute: 0 }],
    [
      'one period after another',
      hours([daily(540, 780), daily(780, 1_080)]),
      '2026-11-23T10:00',
      { inDays: 0, minute: 1_080 },
    ],
    [
      'one period inside another',
      hours([daily(540, 1_080), daily(600, 700)]),
      '2026-11-23T10:30',
      { inDays: 0, minute: 1_080 },
    ],
    ['day and night', hours([daily(0, 0)]), '2026-11-23T10:00', undefined],
    [
      'day and night until a holiday',
      hours([daily(0, 0)], ['2026-11-25']),
      '2026-11-23T10:00',
      { inDays: 2, minute: 0 },
    ],
  ])('%s', (_, of, now, closing) => {
    expect(nextClosing(of, india(now))).toEqual(closing)
  })
})

test('the clock of India, which needs no format, shows what the format shows', () => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const instants = fc.date({ min: new Date('1946-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, (now) => {
      const { day, minute } = clockIn('Asia/Kolkata', now)
      const time = [Math.floor(minute / 60), minute % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':')
      expect(`${day} ${time}`).toBe(format.format(now))
    }),
  )
})

const weekday = fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>
const minute = fc.integer({ min: 0, max: MINUTES_OF_A_DAY - 1 })
const anyHours = fc.record({
  zone: fc.constantFrom('Asia/Kolkata', 'Asia/Kathmandu', 'UTC', 'Pacific/Apia', 'America/Sao_Paulo'),
  periods: fc.array(
    fc.record({ days: fc.uniqueArray(weekday, { minLength: 1 }), from: minute, to: minute }),
    { maxLength: 4 },
  ),
  holidays: fc.uniqueArray(
    fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
    { maxLength: 5 },
  ),
})
const anyMoment = fc.date({
  min: new Date('2026-11-01T00:00:00Z'),
  max: new Date('2026-11-29T00:00:00Z'),
  noInvalidDate: true,
})

describe('hours of any form', () => {
  test('open, or a next opening, or no hours that ever begin', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, (hours, now) => {
        const next = nextOpening(hours, now)
        if (isOpenAt(hours, now)) expect(next).toBeUndefined()
        else expect(next !== undefined).toBe(hours.periods.length > 0)
      }),
    )
  })

  test('the next opening is the first minute at which it is open again', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, (hours, now) => {
        const next = nextOpening(hours, now)
        // A clock change would move the wall clock; these zones have none in this month.
        if (next === undefined || next.inDays > 8) return
        const { minute: current } = clockIn(hours.zone, now)
        const minutes = next.inDays * MINUTES_OF_A_DAY + next.minute - current
        const at = (offset: number) => new Date(Math.floor(now.getTime() / 60_000 + offset) * 60_000)
        expect(isOpenAt(hours, at(minutes))).toBe(true)
        expect(clockIn(hours.zone, at(minutes)).day).toBe(next.day)
        for (let before = 0; before < minutes; before += 7) expect(isOpenAt(hours, at(before))).toBe(false)
        expect(isOpenAt(hours, at(minutes - 1))).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  test('the zone moves the hours, and nothing else', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, (hours, now) => {
        const later = new Date(now.getTime() + 345 * 60_000)
        expect(isOpenAt({ ...hours, zone: 'Asia/Kathmandu' }, now)).toBe(
          isOpenAt({ ...hours, zone: 'UTC' }, later),
        )
      }),
    )
  })
})

test('a helpline of every day and every hour is always open', () => {
  const always = { zone: 'Asia/Kolkata', periods: [{ days: EVERY_DAY, from: 0, to: 0 }], holidays: [] }
  expect(isAlwaysOpen(always)).toBe(true)
  expect(isAlwaysOpen({ ...always, holidays: ['2026-01-26'] })).toBe(false)
  expect(isAlwaysOpen({ ...always, periods: [{ days: [1, 2, 3, 4, 5, 6], from: 0, to: 0 }] })).toBe(false)
  expect(isAlwaysOpen(office)).toBe(false)
})

test('Sunday is day 7, Monday day 1', () => {
  expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-23')]).toEqual([7, 1])
})

test('hours that run are open until they close, and closed then', () => {
  // In these zones no clock change comes between.
  const hoursWithoutChange = anyHours.filter(
    ({ zone }) => !zone.startsWith('America/') && !zone.startsWith('Pacific/'),
  )
  fc.assert(
    fc.property(hoursWithoutChange, anyMoment, (hours, now) => {
      const closing = nextClosing(hours, now)
      if (!closing) {
        const inAWeek = new Date(now.getTime() + 6 * MINUTES_OF_A_DAY * 60_000)
        expect(isOpenAt(hours, now) && !isOpenAt(hours, inAWeek)).toBe(false)
        return
      }
      const minutes = closing.inDays * MINUTES_OF_A_DAY + closing.minute - clockIn(hours.zone, now).minute
      expect(minutes).toBeGreaterThan(0)
      expect(isOpenAt(hours, new Date(now.getTime() + (minutes - 1) * 60_000))).toBe(true)
      expect(isOpenAt(hours, new Date(now.getTime() + minutes * 60_000))).toBe(false)
    }),
  )
})
