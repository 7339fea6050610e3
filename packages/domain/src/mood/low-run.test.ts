import { expect, test } from 'vitest'
import { addDays } from '#day/add-days.ts'
import { isLowRun } from './low-run.ts'
import type { MoodEntry } from './mood-entry.ts'
import type { MoodType } from './mood-types.ts'

const TODAY = '2026-11-21'

/** The latest first; `.` is a day without an entry. */
function days(text: string): MoodEntry[] {
  const types: Record<string, MoodType> = { a: 'AWFUL', b: 'BAD', o: 'OKAY', g: 'GOOD', G: 'GREAT' }
  return [...text].flatMap((letter, ago) => {
    const moodType = types[letter]
    return moodType ? [{ day: addDays(TODAY, -ago), moodType, note: '' }] : []
  })
}

test.each([
  ['bbabbgG', true, 'five of seven'],
  ['obbabbG', true, 'also where today is better'],
  ['bbabogG', false, 'four of seven'],
  ['bbbbb', false, 'five entries are not seven'],
  ['b.b.b.b.b.b.b', true, 'every other day of two weeks'],
  ['b..b..b..b..b..b..b', false, 'spread over three weeks'],
  ['ooooooobbbbbbb', false, 'a stretch that is over'],
  ['', false, 'nothing at all'],
])('%s: %s, %s', (text, expected) => {
  expect(isLowRun(days(text), TODAY)).toBe(expected)
  expect(isLowRun(days(text).reverse(), TODAY)).toBe(expected)
})

test('a run of last month says nothing today', () => {
  expect(isLowRun(days('bbbbbbb'), addDays(TODAY, 8))).toBe(false)
  expect(isLowRun(days('bbbbbbb'), addDays(TODAY, 7))).toBe(true)
})

test('days ahead of today do not count', () => {
  expect(isLowRun(days('bbbbbbb'), addDays(TODAY, -1))).toBe(false)
})
