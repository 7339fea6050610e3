import { expect, test } from 'vitest'
import { addDays } from '#day/add-days.ts'
import { brighterNotes } from './brighter-notes.ts'
import { countMoods } from './count-moods.ts'
import type { MoodEntry } from './mood-entry.ts'
import type { MoodType } from './mood-types.ts'

const TODAY = '2026-11-21'
const entry = (ago: number, moodType: MoodType, note = ''): MoodEntry => ({
  day: addDays(TODAY, -ago),
  moodType,
  note,
})

test('the latest three notes of GOOD and GREAT days, the newest first', () => {
  const entries = [
    entry(9, 'GREAT', 'hills'),
    entry(4, 'GOOD', 'tea'),
    entry(0, 'GOOD'),
    entry(2, 'BAD', 'rent'),
    entry(1, 'OKAY', 'work'),
    entry(5, 'GREAT', 'Meera'),
    entry(30, 'GOOD', 'rain'),
  ]
  expect(brighterNotes(entries, TODAY).map(({ note }) => note)).toEqual(['tea', 'Meera', 'hills'])
})

test('fewer than three are left alone, and so is what is older than ninety days', () => {
  const two = [entry(1, 'GOOD', 'tea'), entry(89, 'GREAT', 'rain')]
  expect(brighterNotes(two, TODAY)).toEqual([])
  expect(brighterNotes([...two, entry(90, 'GREAT', 'hills')], TODAY)).toEqual([])
  expect(brighterNotes([...two, entry(88, 'GREAT', 'hills')], TODAY)).toHaveLength(3)
})

test('the moods of some days are counted, both ends included', () => {
  const entries = [entry(0, 'GOOD'), entry(1, 'GOOD'), entry(29, 'AWFUL'), entry(30, 'GREAT')]
  expect(countMoods(entries, { from: addDays(TODAY, -29), to: TODAY })).toEqual({
    of: { AWFUL: 1, BAD: 0, OKAY: 0, GOOD: 2, GREAT: 0 },
    total: 3,
  })
})
