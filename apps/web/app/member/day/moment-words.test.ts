import { expect, test } from 'vitest'
import { momentWords } from './moment-words.ts'

const now = new Date('2026-11-21T18:00:00Z')

test.each([
  ['2026-11-21T10:42:00Z', 'Asia/Kolkata', 'today, 4:12 pm'],
  ['2026-11-20T18:29:00Z', 'Asia/Kolkata', '20 November'],
  ['2026-11-20T18:31:00Z', 'Asia/Kolkata', 'today, 12:01 am'],
  ['2025-06-06T10:00:00Z', 'Asia/Kolkata', '6 June 2025'],
  ['2026-11-21T04:30:00Z', 'America/New_York', '20 November'],
])('%s in %s is %j', (at, zone, words) => {
  expect(momentWords(new Date(at), now, zone).replaceAll(/\s/g, ' ')).toBe(words)
})
