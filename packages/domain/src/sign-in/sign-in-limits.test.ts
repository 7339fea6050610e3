import { expect, test } from 'vitest'
import { holdBackMilliseconds, isPumped, SIGN_IN_LIMITS } from './sign-in-limits.ts'

test('security rows 8 to 10: the limits are those of the table', () => {
  const { gap, perPhone, perAddress } = SIGN_IN_LIMITS
  expect(gap).toEqual({ max: 1, windowSeconds: 30 })
  expect(perPhone).toEqual({
    tenMinutes: { max: 3, windowSeconds: 600 },
    hour: { max: 5, windowSeconds: 3_600 },
    day: { max: 10, windowSeconds: 86_400 },
  })
  expect(perAddress).toEqual({ max: 100, slow: 30, windowSeconds: 3_600 })
  expect([SIGN_IN_LIMITS.triesPerAddress, SIGN_IN_LIMITS.site]).toEqual([
    { max: 300, windowSeconds: 3_600 },
    { max: 1_000, windowSeconds: 3_600 },
  ])
})

test.each([
  [1, 0],
  [30, 0],
  [31, 100],
  [60, 3_000],
  [100, 3_000],
])('security row 10: the answer to request %i of an address in an hour waits %i ms', (hits, wait) => {
  expect(holdBackMilliseconds(hits, 30)).toBe(wait)
})

test.each([
  [50, 9, true],
  [50, 10, false],
  [49, 0, false],
  [50, 0, true],
])('security row 11: of %i messages %i used means pumped: %s', (sent, used, pumped) => {
  expect(isPumped({ sent, used })).toBe(pumped)
})
