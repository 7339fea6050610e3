import { expect, test } from 'vitest'
import { namesNobody } from './get-member.ts'

test.each([undefined, '', '  ', 'Bearer', 'bearer ', 'Bearer undefined', 'Bearer  null', 'BEARER NULL'])(
  'a request with the header %j is a visitor’s',
  (header) => expect(namesNobody(header)).toBe(true),
)

test.each(['Bearer abc', 'Bearer nullable', 'undefined', 'Basic null', 'Bearer undefined null'])(
  'a request with the header %j names somebody',
  (header) => expect(namesNobody(header)).toBe(false),
)

test('security row 44 a header of nothing but spaces and one letter costs no time', () => {
  const begunAt = performance.now()
  expect(namesNobody(`Bearer${' '.repeat(60_000)}x`)).toBe(false)
  expect(performance.now() - begunAt).toBeLessThan(100)
})
