import type { Mood, MoodList } from '@pulli/contracts/mood.ts'
import { expect, test } from 'vitest'
import { withEntry } from './cache-entry.ts'

const mood = (day: string, version = 1): Mood => ({
  mood_id: day,
  mood_type: 'OKAY',
  note: '',
  day,
  version,
  createdAt: '2026-11-21T15:00:00.000Z',
})
const list = (days: string[], next_to: string | null = null): MoodList => ({
  moods: days.map((day) => mood(day)),
  today: '2026-11-21',
  next_to,
})
const daysOf = ({ moods }: MoodList) => moods.map(({ day }) => day)

test.each([
  ['2026-11-21', ['2026-11-21', '2026-11-20', '2026-11-17']],
  ['2026-11-18', ['2026-11-20', '2026-11-18', '2026-11-17']],
  ['2026-11-16', ['2026-11-20', '2026-11-17', '2026-11-16']],
])('D30: an entry of %s stands among the last seen days where it belongs', (day, days) => {
  expect(daysOf(withEntry(list(['2026-11-20', '2026-11-17']), mood(day)))).toEqual(days)
})

test('an entry takes the place of the one of its day', () => {
  const { moods } = withEntry(list(['2026-11-20', '2026-11-17']), mood('2026-11-17', 2))
  expect(moods.map(({ day, version }) => [day, version])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-17', 2],
  ])
})

test('an entry of a later page is not put on the first', () => {
  const first = list(['2026-11-20', '2026-11-17'], '2026-11-15')
  expect(withEntry(first, mood('2026-11-15'))).toBe(first)
  expect(daysOf(withEntry(first, mood('2026-11-16')))).toHaveLength(3)
})
