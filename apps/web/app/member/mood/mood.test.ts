import type { Mood } from '@pulli/contracts/mood.ts'
import { expect, test } from 'vitest'
import { addMonths, daysOf, weeksOf, yearUpTo } from './month.ts'
import { dayAfter } from './use-calendar-keys.ts'
import { latestOf } from './use-mood-days.ts'

const mood = (day: string, version: number, note = ''): Mood => ({
  mood_id: `${day}-${version}`,
  mood_type: 'OKAY',
  note,
  day,
  version,
  createdAt: '2026-11-21T15:00:00.000Z',
})

test('a day has one entry, in its latest version, whatever came first', () => {
  const days = latestOf([
    mood('2026-11-20', 2),
    mood('2026-11-21', 1),
    mood('2026-11-20', 3),
    mood('2026-11-20', 1),
  ])
  expect([...days.values()].map(({ day, version }) => [day, version])).toEqual([
    ['2026-11-20', 3],
    ['2026-11-21', 1],
  ])
})

test('of one version the one that came last is shown', () => {
  expect(latestOf([mood('2026-11-20', 1), mood('2026-11-20', 1, 'tea')]).get('2026-11-20')?.note).toBe('tea')
})

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -11, '2025-12'],
  ['2026-11', -24, '2024-11'],
])('%s and %i months is %s', (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected)
})

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-11', 30],
  ['2026-12', 31],
])('%s has %i days', (month, count) => {
  expect(daysOf(month)).toHaveLength(count)
  expect(daysOf(month).at(-1)).toBe(`${month}-${count}`)
})

test('weeks begin on Monday: November 2026 begins on a Sunday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks[0]).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-11-01'])
  expect(weeks[1]?.[0]).toBe('2026-11-02')
  expect(weeks).toHaveLength(6)
  expect(weeks.every(({ length }) => length === 7)).toBe(true)
  expect(weeksOf('2027-02').flat()).toEqual(daysOf('2027-02'))
})

test('a year is twelve months, the last one at the end', () => {
  const year = yearUpTo('2026-03')
  expect([year.length, year[0], year.at(-1)]).toEqual([12, '2025-04', '2026-03'])
})

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-11-03', '2026-10-27'],
  ['ArrowDown', '2026-11-21', '2026-11-28'],
  ['Home', '2026-11-21', '2026-11-16'],
  ['End', '2026-11-21', '2026-11-22'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-01-30', '2026-02-28'],
  ['Tab', '2026-11-21', undefined],
])('%s on %s leads to %s', (key, day, expected) => {
  expect(dayAfter(key, day)).toBe(expected)
})
