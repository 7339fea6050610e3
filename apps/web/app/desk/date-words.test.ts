import { expect, test } from 'vitest'
import { clockWords, hourWords, wallTimeWords } from './date-words.ts'

test.each([
  [0, '12:00 am'],
  [5, '12:05 am'],
  [719, '11:59 am'],
  [720, '12:00 pm'],
  [1_140, '7:00 pm'],
  [1_440, '12:00 am'],
])('minute %i of a day is %s, with whatever space the language has', (minute, words) => {
  expect(clockWords(minute).replace(/\s/u, ' ')).toBe(words)
})

test.each([
  [0, '12 am'],
  [9, '9 am'],
  [12, '12 pm'],
  [20, '8 pm'],
])('hour %i is %s', (hour, words) => {
  expect(hourWords(hour).replace(/\s/u, ' ')).toBe(words)
})

test('wall time of a rule is written like the times of appointments', () => {
  expect(wallTimeWords('14:30').replace(/\s/u, ' ')).toBe('2:30 pm')
  expect(wallTimeWords('00:00').replace(/\s/u, ' ')).toBe('12:00 am')
})
