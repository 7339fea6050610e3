import { expect, test } from 'vitest'
import { namesNobody } from './get-member.ts'

test.each([undefined, '', '  ', 'Bearer', 'bearer ', 'Bearer undefined', 'Bearer  null', 'BEARER NULL'])(
  'a request with the header %j is a visitor’s',
  (header) => expect(namesNobody(header)).toBe(true),
)

test.each(['Bearer abc', 'Bearer nullable', 'undefined', 'Basic null', 'Bearer undefined null'])(
  'a request with the header %j names someone',
  (header) => expect(namesNobody(header)).toBe(false),
)

test('security row 44 a header of nothing but spaces and one letter costs no time', () => {
  // Read once it takes milliseconds. Read once for each space it would not end before the test is ended.
  expect(namesNobody(`Bearer${' '.repeat(5_000_000)}x`)).toBe(false)
})
