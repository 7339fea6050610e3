import { expect, test } from 'vitest'
import { isOneSlip, withoutOneLetter } from './lexicon.ts'

// The first sign names the language.
test.each([
  ['=want', '=wnat'],
  ['=want', '=wan'],
  ['=want', '=wannt'],
  ['=want', '=wamt'],
  ['=suicide', '=suicied'],
])('%s is one slip from %s', (one, other) => {
  expect(isOneSlip(one, other)).toBe(true)
  expect(isOneSlip(other, one)).toBe(true)
})

test.each([
  ['=want', '=want'],
  ['=want', '=wint s'],
  ['=want', '=pant'],
  ['=want', '~want'],
  ['=die', '=edi'],
])('%s is none from %s', (one, other) => {
  expect(isOneSlip(one, other)).toBe(false)
})

test('a word can lose each of its letters, but not the sign of its language', () => {
  expect(withoutOneLetter('=die')).toEqual(['=ie', '=de', '=di'])
})
