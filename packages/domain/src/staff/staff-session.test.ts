import { expect, test } from 'vitest'
import { isSignInFresh, isUseDue, staffIdleEnd, staffSessionEnd } from './staff-session.ts'

const at = (time: string) => new Date(`2026-11-23T${time}Z`)
const start = at('04:00:00')

test('a session at the desk lasts 12 hours at most', () => {
  expect(staffSessionEnd(start)).toEqual(at('16:00:00'))
})

test.each([
  ['used in the morning', '04:00:00', '12:00:00'],
  ['used at noon', '08:00:00', '16:00:00'],
  ['used just before its end', '15:59:59', '16:00:00'],
])('a session %s is over 8 hours later, or at its end', (_, used, over) => {
  expect(staffIdleEnd(at(used), staffSessionEnd(start))).toEqual(at(over))
})

test('the use of a session is stored once a minute', () => {
  expect(isUseDue(start, at('04:00:59'))).toBe(false)
  expect(isUseDue(start, at('04:01:00'))).toBe(true)
})

test('a sign-in is fresh for 15 minutes', () => {
  expect(isSignInFresh(start, at('04:15:00'))).toBe(true)
  expect(isSignInFresh(start, at('04:15:01'))).toBe(false)
})
