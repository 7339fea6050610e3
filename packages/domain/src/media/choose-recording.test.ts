import { expect, test } from 'vitest'
import { addDays } from '#day/add-days.ts'
import { chooseRecording, partOfDay } from './choose-recording.ts'

const recordings = [
  { id: 'noise', tags: ['Focus', 'Sleep'] },
  { id: 'rain', tags: ['Sleep', 'Sound'] },
  { id: 'sea', tags: ['Rest', 'Sound'] },
  { id: 'bell', tags: ['Morning', 'Breath'] },
]
const day = '2026-11-21'
const none = new Set<string>()
const days = Array.from({ length: 14 }, (_, index) => addDays(day, index))
const ids = (now: Omit<Parameters<typeof chooseRecording>[1], 'day'>) =>
  new Set(days.map((one) => chooseRecording(recordings, { ...now, day: one })?.id))

test.each([
  [3, 'night'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [21, 'evening'],
  [22, 'night'],
])('at %s it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})

test('what fits the part of the day is chosen, each on its day', () => {
  expect(ids({ part: 'night', favourites: none })).toEqual(new Set(['noise', 'rain']))
  expect(ids({ part: 'evening', favourites: none })).toEqual(new Set(['sea']))
})

test('a favourite that fits comes first', () => {
  expect(ids({ part: 'night', favourites: new Set(['rain', 'bell']) })).toEqual(new Set(['rain']))
})

test('what fits comes before a favourite that does not', () => {
  expect(ids({ part: 'evening', favourites: new Set(['rain']) })).toEqual(new Set(['sea']))
})

test('where nothing fits it is a favourite, and without one any', () => {
  const plain = [
    { id: 'a', tags: [] },
    { id: 'b', tags: [] },
  ]
  const now = { part: 'evening', day } as const
  expect(chooseRecording(plain, { ...now, favourites: new Set(['b']) })?.id).toBe('b')
  expect(chooseRecording(plain, { ...now, favourites: none })).toBeDefined()
  expect(chooseRecording([], { ...now, favourites: none })).toBeUndefined()
})

test('it stays the same for a day', () => {
  const now = { part: 'night', favourites: none, day } as const
  expect(chooseRecording(recordings, now)).toBe(chooseRecording(recordings, now))
})
