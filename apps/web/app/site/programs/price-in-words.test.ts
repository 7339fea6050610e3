import { expect, test } from 'vitest'
import { priceInWords } from './plans.tsx'

test.for([
  ['120000', 'INR', '₹1,20,000'],
  ['1,20,000', 'INR', '₹1,20,000'],
  ['₹ 1500', 'INR', '₹1,500'],
  ['Rs. 999.50', 'INR', '₹999.50'],
  ['10000000', 'INR', '₹1,00,00,000'],
  ['$1,440', undefined, '$1,440'],
  ['120000', undefined, '120000'],
  ['from 1500', 'INR', 'from 1500'],
  ['$150', 'INR', '$150'],
] as const)('D50 %s in %s is shown as %s', ([price, currency, words]) => {
  expect(priceInWords(price, currency)).toBe(words)
})
