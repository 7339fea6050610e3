import { expect, test } from 'vitest'
import { afterFailedAttempt, type FailedAttempts, mayAttempt } from './failed-attempts.ts'

const START = new Date('2026-11-21T06:00:00Z')
const later = (seconds: number, from = START) => new Date(from.getTime() + seconds * 1000)

function wrongTimes(count: number, at = START, before?: FailedAttempts): FailedAttempts {
  let wrong = before
  for (let n = 0; n < count; n++) wrong = afterFailedAttempt(wrong, at)
  return wrong ?? expect.fail()
}

test('a number without wrong codes may try', () => {
  expect(mayAttempt(undefined, START)).toEqual({ isAllowed: true })
  expect(mayAttempt(wrongTimes(9), START)).toEqual({ isAllowed: true })
  expect(wrongTimes(9).waitsUntil).toBeNull()
})

test('security row 5: ten wrong codes in a row cost 15 minutes, to the second', () => {
  const wrong = wrongTimes(10)
  expect(mayAttempt(wrong, START)).toEqual({ isAllowed: false, retryAfterSeconds: 900 })
  expect(mayAttempt(wrong, later(899.5))).toEqual({ isAllowed: false, retryAfterSeconds: 1 })
  expect(mayAttempt(wrong, later(900))).toEqual({ isAllowed: true })
})

test('security row 5: the next ten cost twice as much, and the day is over at twenty', () => {
  const twenty = wrongTimes(10, later(900), wrongTimes(10))
  expect(twenty).toMatchObject({ inRow: 20, today: 20 })
  expect(mayAttempt(twenty, later(900))).toEqual({ isAllowed: false, retryAfterSeconds: 85_500 })
  expect(mayAttempt(twenty, later(86_400))).toEqual({ isAllowed: true })
  // On another day the doubling shows by itself: 40 in a row are 15 min times eight.
  const thirty = wrongTimes(10, later(86_400), twenty)
  expect(thirty).toMatchObject({ inRow: 30, today: 10, dayStartedAt: later(86_400) })
  expect(thirty.waitsUntil).toEqual(later(86_400 + 3_600))
})

test('security row 5: a day counts from its first wrong code', () => {
  const before = wrongTimes(3)
  expect(afterFailedAttempt(before, later(86_399)).today).toBe(4)
  expect(afterFailedAttempt(before, later(86_400))).toMatchObject({ today: 1, dayStartedAt: later(86_400) })
})

test('finding H2: however many wrong codes there were, a day later it goes on', () => {
  const wrong: FailedAttempts = { inRow: 9_999, today: 1, dayStartedAt: START, waitsUntil: null }
  expect(mayAttempt(wrong, START)).toEqual({ isAllowed: true })
  const last = afterFailedAttempt(wrong, START)
  expect(mayAttempt(last, START)).toEqual({ isAllowed: false, retryAfterSeconds: 86_400 })
  expect(mayAttempt(last, later(86_400))).toEqual({ isAllowed: true })
})
