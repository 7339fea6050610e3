import { EVERY_DAY, type Period, type Weekday } from '@pulli/domain/opening-hours/opening-hours.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockInWords, hoursInWords } from './hours-in-words.ts'
import { officeHours } from './office-hours.ts'
import { OpeningPeriod } from './opening-period.ts'

const PARTS: (keyof Period)[] = ['days', 'from', 'to']
const words = (...periods: Period[]) => hoursInWords({ zone: 'Asia/Kolkata', periods, holidays: [] })
const on = (days: Weekday[] | readonly Weekday[], from: number, to: number): Period => ({
  days,
  from: from * 60,
  to: to * 60,
})

describe('CON-02 one formatter for the hours, on pages and in mails', () => {
  test.each([
    ['11:00 AM to 08:00 PM', [on(EVERY_DAY, 11, 20)]],
    ['Day and night', [on(EVERY_DAY, 0, 0)]],
    ['Monday to Saturday, 09:30 AM to 07:00 PM', [on([1, 2, 3, 4, 5, 6], 9.5, 19)]],
    ['Monday, 12:00 PM to 12:00 AM', [on([1], 12, 0)]],
    ['Saturday and Sunday, all day', [on([7, 6], 0, 0)]],
    ['Monday, Wednesday and Friday, 09:00 AM to 05:00 PM', [on([1, 3, 5], 9, 17)]],
    ['10:00 PM to 06:00 AM', [on(EVERY_DAY, 22, 6)]],
    [
      'Monday to Friday, 09:00 AM to 01:00 PM and 02:00 PM to 06:00 PM',
      [on([1, 2, 3, 4, 5], 14, 18), on([1, 2, 3, 4, 5], 9, 13)],
    ],
    [
      'Monday to Friday, 09:00 AM to 07:00 PM; Saturday, 10:00 AM to 02:00 PM',
      [on([6], 10, 14), on([1, 2, 3, 4, 5], 9, 19)],
    ],
  ])('%s', (text, periods) => {
    expect(words(...periods)).toBe(text)
  })

  test('midnight is 12 AM, noon 12 PM', () => {
    expect([0, 30, 719, 720, 1_439].map(clockInWords)).toEqual([
      '12:00 AM',
      '12:30 AM',
      '11:59 AM',
      '12:00 PM',
      '11:59 PM',
    ])
  })

  test('other hours are written in other words', () => {
    const days = fc
      .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
      .map((drawn) => drawn.toSorted() as Weekday[])
    const minute = fc.integer({ min: 0, max: 1_439 })
    const hours = fc.record({ days, from: minute, to: minute }).filter(({ from, to }) => from !== to)
    fc.assert(
      fc.property(
        hours,
        fc.record({ days, from: minute, to: minute }),
        fc.subarray(PARTS),
        (one, drawn, same) => {
          const other = { ...drawn, ...Object.fromEntries(same.map((part) => [part, one[part]])) }
          fc.pre(JSON.stringify(one) !== JSON.stringify(other))
          expect(words(one)).not.toBe(words(other))
        },
      ),
    )
  })
})

describe('the hours of the office', () => {
  test('are the data of the settings', () => {
    expect(
      officeHours({
        openingHours: [on([1], 11, 20)],
        holidays: [{ day: '2027-01-26' }],
        timeZone: 'Asia/Dubai',
      }),
    ).toEqual({
      words: 'Monday, 11:00 AM to 08:00 PM',
      week: { zone: 'Asia/Dubai', periods: [on([1], 11, 20)], holidays: ['2027-01-26'] },
    })
  })

  test('are not made up where nothing is stated', () => {
    expect(officeHours(undefined)).toBeUndefined()
    expect(officeHours({ openingHours: [] })).toBeUndefined()
  })

  test('of a zone that does not exist are Indian time', () => {
    expect(officeHours({ openingHours: [on([1], 11, 20)], timeZone: 'Mars/Base' })?.week.zone).toBe(
      'Asia/Kolkata',
    )
  })
})

test.each([
  [
    { days: 'Monday to Friday', from: '09:30:00.000', to: '18:00' },
    { days: [1, 2, 3, 4, 5], from: 570, to: 1_080 },
  ],
  [
    { days: 'Every day', from: '00:00:00', to: '00:00:00' },
    { days: EVERY_DAY, from: 0, to: 0 },
  ],
])('the content service says %o', (row, period) => {
  expect(OpeningPeriod.parse(row)).toEqual(period)
})

test.each([
  { days: 'Someday', from: '09:00:00', to: '18:00:00' },
  { days: 'toString', from: '09:00:00', to: '18:00:00' },
  { days: 'Monday', from: '24:00:00', to: '18:00:00' },
  { days: 'Monday', from: '9 AM', to: '18:00:00' },
  { days: 'Monday', from: '09:00:00' },
])('%o are no hours', (row) => {
  expect(OpeningPeriod.safeParse(row).success).toBe(false)
})
