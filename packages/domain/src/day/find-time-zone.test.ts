import { expect, test } from 'vitest'
import { findTimeZone, nameOfToday } from './find-time-zone.ts'

const known = [
  'America/Indiana/Knox',
  'America/New_York',
  'Asia/Kolkata',
  'Europe/Berlin',
  'A/Twin',
  'B/Twin',
]

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  [' asia/kolkata ', 'Asia/Kolkata'],
  ['kolkata', 'Asia/Kolkata'],
  ['New York', 'America/New_York'],
  ['america/new  york', 'America/New_York'],
  ['knox', 'America/Indiana/Knox'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Pacific/Auckland', 'Pacific/Auckland'],
  ['Twin', undefined],
  ['', undefined],
  ['here', undefined],
  ['+05:30', undefined],
  ['Mars/Olympus', undefined],
])('%j means %s', (typed, zone) => {
  expect(findTimeZone(typed, known)).toBe(zone)
})

test('a zone is shown by its current name', () => {
  expect(nameOfToday('Asia/Calcutta')).toBe('Asia/Kolkata')
  expect(nameOfToday('Europe/Berlin')).toBe('Europe/Berlin')
})
