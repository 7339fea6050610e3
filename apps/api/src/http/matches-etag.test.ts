import { expect, test } from 'vitest'
import { matchesEtag } from './matches-etag.ts'

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"other", W/"abc"', true],
  ['"other","abc"', true],
  ['*', true],
  [undefined, false],
  ['', false],
  ['"other"', false],
  ['abc', false],
  ['"abcd"', false],
])('finding code bug 8: If-None-Match %s names W/"abc": %s', (given, is) => {
  expect(matchesEtag(given, 'W/"abc"')).toBe(is)
})
