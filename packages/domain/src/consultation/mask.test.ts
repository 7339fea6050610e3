import { expect, test } from 'vitest'
import { isEndOfNumber, maskEmail, maskName } from './mask.ts'

test.each([
  ['Asha Rao', 'A•••'],
  ['  आशा राव', 'आ•••'],
  ['नीति', 'नी•••'],
  ['', '•••'],
])('%j is shown as %j', (name, shown) => {
  expect(maskName(name)).toBe(shown)
})

test.each([
  ['asha@example.in', 'a•••@e•••.in'],
  ['a.b@mail.example.co.in', 'a•••@m•••.in'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})

test.each([
  ['3210', true],
  ['3211', false],
  ['210', false],
  ['43210', false],
  ['', false],
])('%j for a number that ends in 3210: %s', (digits, isRight) => {
  expect(isEndOfNumber('+919876543210', digits)).toBe(isRight)
})
