import { expect, test } from 'vitest'
import { fieldMessages } from './field-messages.ts'
import { MoodChange, NewMood } from './mood.ts'

const faultsOf = (body: unknown) => {
  const parsed = NewMood.safeParse(body)
  return parsed.success ? undefined : fieldMessages(parsed.error)
}
const noteOf = (note: string) => NewMood.parse({ moodType: 'OKAY', note }).note

test.each(['AWFUL', 'BAD', 'OKAY', 'GOOD', 'GREAT'])('LIM-06: %s is a mood', (moodType) => {
  expect(NewMood.parse({ moodType, note: '' })).toEqual({ moodType, note: '' })
})

test.each([undefined, null, 3, '3', 'okay', 'OKAY ', ['OKAY']])('%j is no mood', (moodType) => {
  expect(faultsOf({ moodType })).toEqual({ moodType: 'Send AWFUL, BAD, OKAY, GOOD or GREAT.' })
})

test('security row 27: a note has 1 000 characters, of whatever script, and no more', () => {
  expect(noteOf('a'.repeat(1_000))).toHaveLength(1_000)
  expect(noteOf('🪷'.repeat(1_000))).toHaveLength(2_000)
  for (const long of ['a'.repeat(1_001), '🪷'.repeat(1_001)]) {
    expect(faultsOf({ moodType: 'OKAY', note: long })).toEqual({ note: 'Write at most 1000 characters.' })
  }
})

test('security row 28: a note keeps its lines and script; line ends and accents are normalised', () => {
  expect(noteOf('  आज अच्छा था\r\nसच में\rहाँ\n')).toBe('आज अच्छा था\nसच में\nहाँ'.normalize())
  expect(noteOf('cafe\u0301\t🙂')).toBe('café\t🙂')
  expect(noteOf(' \n ')).toBe('')
})

test.each(['a\u0000b', 'a\u0007b', 'a\u001b[31m', 'a\u0085b', 'a\ud800b', '\udc00'])(
  'security row 28: the note %j is refused',
  (note) => {
    expect(faultsOf({ moodType: 'OKAY', note })).toEqual({ note: 'Remove hidden control characters.' })
  },
)

test.each(['2026-02-30', '2026-2-3', 'today', 20260203, '2026-02-03T00:00:00Z'])('%j is no day', (day) => {
  expect(faultsOf({ moodType: 'OKAY', day })).toEqual({ day: 'Enter a day of the calendar, as YYYY-MM-DD.' })
})

test('security row 26: unknown fields are refused, and a change has no day', () => {
  expect(faultsOf({ moodType: 'OKAY', mood_id: 'x' })).toEqual({ mood_id: 'This field is not known.' })
  expect(MoodChange.safeParse({ moodType: 'OKAY', day: '2026-11-21' }).success).toBe(false)
})
