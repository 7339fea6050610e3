import { expect, test } from 'vitest'
import { addDays } from '#day/add-days.ts'
import type { MoodEntry } from './mood-entry.ts'
import { MOOD_TYPES } from './mood-types.ts'
import { weekdayOf, weekdayPatterns } from './weekday-pattern.ts'

// A Saturday.
const TODAY = '2026-11-21'

function entries(days: number, value: (weekday: number, ago: number) => number): MoodEntry[] {
  return Array.from({ length: days }, (_, ago) => {
    const day = addDays(TODAY, -ago)
    return { day, moodType: MOOD_TYPES[value(weekdayOf(day), ago)] ?? 'OKAY', note: '' }
  })
}

const wave = (ago: number) => (Math.floor(ago / 7) % 2 ? 1 : 3)

test.each([
  ['2026-11-16', 0],
  ['2026-11-21', 5],
  ['2026-11-22', 6],
])('%s is day %i of the week', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})

test('a Monday that is lower and a Sunday that is higher are found, the higher one first', () => {
  const half = entries(182, (weekday, ago) => (weekday === 0 ? 0 : weekday === 6 ? 4 : wave(ago)))
  expect(weekdayPatterns(half, TODAY)).toEqual([
    { weekday: 6, direction: 'higher' },
    { weekday: 0, direction: 'lower' },
  ])
})

test('where all days are alike nothing is said', () => {
  expect(
    weekdayPatterns(
      entries(182, () => 2),
      TODAY,
    ),
  ).toEqual([])
  expect(
    weekdayPatterns(
      entries(182, (_, ago) => wave(ago)),
      TODAY,
    ),
  ).toEqual([])
})

test('less than twelve entries of each day of the week say nothing', () => {
  const uneven = (weekday: number) => (weekday === 0 ? 0 : 3)
  expect(weekdayPatterns(entries(7 * 12 - 1, uneven), TODAY)).toEqual([])
  expect(weekdayPatterns(entries(7 * 12, uneven), TODAY)).toEqual([{ weekday: 0, direction: 'lower' }])
})

test('what is older than half a year says nothing', () => {
  const older = entries(364, (weekday, ago) => (ago >= 182 && weekday === 0 ? 0 : 2))
  expect(weekdayPatterns(older, TODAY)).toEqual([])
})

test('a small difference is kept quiet, however sure', () => {
  // One Monday in four is a step lower: a quarter of a step.
  const slight = entries(182, (weekday, ago) => (weekday === 0 && Math.floor(ago / 7) % 4 === 0 ? 1 : 2))
  expect(weekdayPatterns(slight, TODAY)).toEqual([])
})

test('of many members who throw dice hardly one is told of a pattern', () => {
  let seed = 7
  const dice = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * 5)
  }
  const told = Array.from({ length: 200 }, () => weekdayPatterns(entries(182, dice), TODAY)).filter(
    ({ length }) => length > 0,
  )
  expect(told.length).toBeLessThanOrEqual(10)
})
