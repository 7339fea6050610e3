import { expect, test } from 'vitest'
import { dueBy, isDue } from './due-letters'

const LETTERS = 'api::newsletter.newsletter'

test.each([
  ['2026-12-31T23:59:00+05:30', false],
  ['2027-01-01T00:00:00+05:30', true],
  ['2027-03-01T00:00:00+05:30', true],
])('finding editors 2: at %s, a letter of 1 January is public: %s', (now, isPublic) => {
  expect(isDue(LETTERS, { date: '2027-01-01' }, new Date(now))).toBe(isPublic)
})

test('lists are cut at the day in India; other types have no such day', () => {
  const now = new Date('2026-12-31T20:00:00Z')
  expect(dueBy(LETTERS, now)).toEqual({ date: { $lte: '2027-01-01' } })
  expect(dueBy('api::webinar.webinar', now)).toEqual({})
  expect(isDue('api::webinar.webinar', { date: '2027-05-01' }, now)).toBe(true)
})
