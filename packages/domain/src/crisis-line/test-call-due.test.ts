import { expect, test } from 'vitest'
import { isTestCallDue } from './test-call-due.ts'

test.for([
  ['112', undefined, true],
  ['112', '2026-11-24', false],
  ['112', '2026-08-25', false],
  ['112', '2026-08-24', true],
  ['14416', '2026-08-24', true],
  ['181', undefined, true],
  ['181', '2026-05-25', false],
  ['181', '2026-05-24', true],
  // A clock that is ahead elsewhere.
  ['181', '2026-11-25', false],
] as const)('%s, last called on %s: due is %s', ([telephone, lastCalledOn, due]) => {
  expect(isTestCallDue(telephone, lastCalledOn, '2026-11-24')).toBe(due)
})
