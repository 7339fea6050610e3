import { expect, test } from 'vitest'
import { areHardDays, isHard } from './hard-days.ts'
import { MOOD_TYPES, type MoodType } from './mood-types.ts'

const TODAY = '2026-11-03'
/** Moods by day, from today backwards; null: no entry. */
const days = (...moods: (MoodType | null)[]) =>
  moods.flatMap((moodType, ago) => {
    const day = new Date(Date.parse(`${TODAY}T00:00:00Z`) - ago * 86_400_000).toISOString().slice(0, 10)
    return moodType === null ? [] : [{ day, moodType }]
  })

test('AWFUL and BAD are hard days, the others are not', () => {
  expect(MOOD_TYPES.filter(isHard)).toEqual(['AWFUL', 'BAD'])
})

test.each<[(MoodType | null)[], boolean]>([
  [['AWFUL', 'BAD', 'AWFUL'], true],
  [['BAD', 'BAD', 'BAD', 'GREAT'], true],
  [[null, 'BAD', 'AWFUL', 'BAD'], true],
  [['BAD', 'BAD'], false],
  [[null, 'BAD', 'BAD'], false],
  [['BAD', null, 'BAD', 'BAD'], false],
  [[null, null, 'BAD', 'BAD', 'BAD'], false],
  [['OKAY', 'BAD', 'BAD', 'BAD'], false],
  [['BAD', 'OKAY', 'BAD', 'BAD'], false],
  [[], false],
])('three hard days in a row up to today or yesterday: %j is %s', (moods, isRow) => {
  expect(areHardDays(days(...moods), TODAY)).toBe(isRow)
})
