import { expect, test } from 'vitest'
import { returnTo } from './return-to.ts'

test.each([
  ['', '/desk'],
  ['?to=/desk/people', '/desk/people'],
  ['?to=/desk', '/desk'],
  ['?to=https://example.org/desk', '/desk'],
  ['?to=//example.org/desk', '/desk'],
  ['?to=/desk/../dashboard', '/desk'],
  ['?to=/desk//example.org', '/desk'],
  ['?to=/desk/sign-in', '/desk'],
  ['?to=/dashboard', '/desk'],
  ['?to=javascript:alert(1)', '/desk'],
])('a sign-in with %s leads to %s', (search, page) => {
  expect(returnTo(search)).toBe(page)
})
