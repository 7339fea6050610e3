import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import fc from 'fast-check'
import metadata from 'libphonenumber-js/metadata.max.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { isMobileNumber } from './is-mobile-number.ts'

/** The pattern of Indian mobile numbers in libphonenumber's own tables: the second of the kinds of number. */
const MOBILE_RANGES = metadata.countries.IN?.[11]?.[1]?.[0] as string

test('finding api F1: every number of the mobile ranges of libphonenumber is taken', () => {
  fc.assert(
    fc.property(fc.stringMatching(new RegExp(`^(?:${MOBILE_RANGES})$`)), (ten) => {
      if (!/^[6-9]\d{9}$/.test(ten)) return
      expect(isMobileNumber(`+91${ten}`)).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

test.each(['8470588172', '7906293156', '8628211941', '7795705322', '7259757766', '7337096728'])(
  'finding api F1: %s is a mobile',
  (ten) => {
    expect(isMobileNumber(`+91${ten}`)).toBe(true)
  },
)

test.each([
  ['1234567890', 'a landline of Gujarat'],
  ['8022345678', 'a landline of Bengaluru'],
  ['2223456789', 'a landline of Mumbai'],
  ['5876543210', 'nobody'],
])('security row 12: +91%s, which is %s, is no mobile', (ten) => {
  expect(isMobileNumber(`+91${ten}`)).toBe(false)
})

test('security row 12: a number of another country is no Indian mobile', () => {
  expect(isMobileNumber('+14155550100')).toBe(false)
  expect(isMobileNumber('nonsense')).toBe(false)
})

test('finding api F1: numbers for tests are mobiles from all over the ranges, and differ', () => {
  const drawn = [
    ...Array.from({ length: 3_000 }, (_, n) => mobileNumber(n)),
    ...Array.from({ length: 2_000 }, () => mobileNumber()),
  ]
  for (const ten of drawn) if (!isMobileNumber(`+91${ten}`)) expect.fail(`${ten} is no mobile`)
  expect(new Set(drawn.slice(0, 3_000)).size).toBe(3_000)
  expect([...new Set(drawn.map((ten) => ten.slice(0, 1)))].sort()).toEqual(['6', '7', '8', '9'])
})
