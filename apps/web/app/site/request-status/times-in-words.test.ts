import { expect, test } from 'vitest'
import { clockInWords, fortnightOf, startInWords, zoneInWords } from './times-in-words.ts'

const NOW = new Date('2026-11-24T20:00:00Z')
const at = (starts_at: string) => ({ starts_at })

test('a fortnight begins today in the zone of the reader, and has days without times too', () => {
  const days = fortnightOf([at('2026-11-26T18:00:00Z'), at('2026-11-26T19:00:00Z')], 'Asia/Kolkata', NOW)
  expect(days).toHaveLength(14)
  // 01:30 in India.
  expect(days[0]?.day).toBe('2026-11-25')
  expect(days.flatMap(({ day, times }) => times.map(() => day))).toEqual(['2026-11-26', '2026-11-27'])
})

test('a last evening that is a day later for the reader is not lost', () => {
  const days = fortnightOf([at('2026-12-08T18:00:00Z')], 'Pacific/Auckland', new Date('2026-11-24T20:00:00Z'))
  expect(days.at(-1)).toEqual({ day: '2026-12-09', times: [at('2026-12-08T18:00:00Z')] })
})

test('an instant is said in the zone of the reader, and the zone is named', () => {
  const instant = '2026-11-25T18:45:00Z'
  expect(startInWords(instant, 'Asia/Kolkata')).toBe('Thursday, 26 November, 00:15')
  expect(clockInWords(instant, 'Europe/London')).toBe('18:45')
  expect(zoneInWords('Asia/Kolkata', instant)).toBe('Times are Indian time (IST).')
  expect(zoneInWords('Asia/Calcutta', instant)).toBe('Times are Indian time (IST).')
})

test('finding field B5: a zone has the name of the instant that is shown, not of today', () => {
  const named = (instant: string) => zoneInWords('Europe/London', instant)
  expect(named('2026-11-25T18:45:00Z')).toBe(
    'Times are in the time zone you asked from: Greenwich Mean Time.',
  )
  expect(named('2026-07-25T18:45:00Z')).toBe(
    'Times are in the time zone you asked from: British Summer Time.',
  )
  expect(clockInWords('2026-10-25T00:30:00Z', 'Europe/London')).toBe('01:30 BST')
})
