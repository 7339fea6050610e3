import { expect, test } from 'vitest'
import { numberPrefix, SIGN_IN_LIMITS } from './sign-in-limits.ts'

test('security rows 8 to 11: the limits are those of the table', () => {
  const ofNumber = (most: number, trickle: number, inTenMinutes: number) => ({
    tenMinutes: { max: inTenMinutes, windowSeconds: 600 },
    perDay: { max: most, windowSeconds: 86_400 },
    trickle,
  })
  expect(SIGN_IN_LIMITS).toEqual({
    gap: { max: 1, windowSeconds: 30 },
    perKnownBrowser: ofNumber(10, 1, 3),
    perNumberAndAddress: ofNumber(10, 1, 3),
    perNumber: ofNumber(30, 2, 6),
    perDevice: { max: 10, windowSeconds: 3_600 },
    address: { slow: 30, stop: 100, windowSeconds: 3_600 },
    network: { slow: 50, stop: 300, windowSeconds: 3_600 },
    prefix: { slow: 50, stop: 300, windowSeconds: 3_600 },
    site: { slow: 150, stop: 300, windowSeconds: 3_600 },
    messages: { max: 3_000, windowSeconds: 3_600 },
    triesPerAddress: { max: 300, windowSeconds: 3_600 },
  })
})

test('D61: a range of numbers is a million of them', () => {
  expect(numberPrefix('+919876543210')).toBe('+919876')
})
