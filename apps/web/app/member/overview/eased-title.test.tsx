import type { MoodType } from '@pulli/domain/mood/mood-types.ts'
import { expect, test } from 'vitest'
import { easedWords } from './eased-title.tsx'

const mood = (day: string, mood_type: MoodType) => ({ day, mood_type })

test.each([
  ['no mood', [], 'It has eased since 6 February.'],
  ['a good day', [mood('2026-11-23', 'GOOD')], 'It has eased since 6 February.'],
  [
    'a hard day',
    [mood('2026-11-23', 'AWFUL')],
    'It has been a hard day. Your scores have eased since 6 February.',
  ],
  [
    'a hard day yesterday and none yet today',
    [mood('2026-11-22', 'BAD')],
    'It has been a hard day. Your scores have eased since 6 February.',
  ],
  [
    'a hard day yesterday and a better one today, in any order',
    [mood('2026-11-23', 'OKAY'), mood('2026-11-22', 'BAD')],
    'It has eased since 6 February.',
  ],
] as const)('design 9 scores that eased, with %s in the diary, do not contradict it', (_, moods, words) => {
  expect(easedWords(moods, '6 February')).toBe(words)
})
