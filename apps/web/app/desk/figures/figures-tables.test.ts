import { expect, test } from 'vitest'
import { waitWords } from './figures-tables.tsx'

test.each([
  [5, '5 minutes'],
  [115, '115 minutes'],
  [120, '2 hours'],
  [71 * 60, '71 hours'],
  [72 * 60, '3 days'],
  [84 * 60, '3.5 days'],
])('%i minutes are said as %s', (minutes, words) => {
  expect(waitWords(minutes)).toBe(words)
})
