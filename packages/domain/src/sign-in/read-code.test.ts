import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'

test.each([
  '012345',
  ' 012345 ',
  '012 345',
  '0 1 2 3 4 5',
  '012-345',
  '०१२३४५',
  '௦௧௨௩௪௫',
  '０１２３４５',
  '012\u200B345',
  '\u202A012345\u202C',
  'OTP: 012345',
  'Your Pulli code is 012345. It is good for 5 minutes.',
  '012345 is your code for Pulli.\n\n@pulli.example #012345',
  'आपका कोड ०१२३४५ है, ५ मिनट के लिए',
  'Your code is 012 345 and lasts 5 minutes',
  'From 56767 on 27-11-2026: 012345',
])('finding field S5: the code of %j is 012345', (typed) => {
  expect(readCode(typed)).toBe('012345')
})

test.each(['', 'abc', '12345', '1234567', '12345a', '98765 43210', '111111 or 222222', '27-11-2026'])(
  '%j has no code, or no single one',
  (typed) => {
    expect(readCode(typed)).toBeUndefined()
  },
)

test('any six digits are found between any words', () => {
  const words = fc.stringMatching(/^[a-zA-Z#:. ]{0,20}$/)
  fc.assert(
    fc.property(words, fc.stringMatching(/^\d{6}$/), words, (before, code, after) => {
      expect(readCode(`${before}${code}${after}`)).toBe(code)
    }),
  )
})
