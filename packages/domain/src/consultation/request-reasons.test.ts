import { expect, test } from 'vitest'
import { isReasonOf, RECORDED_EVENTS, RECORDED_REASONS, REQUEST_REASONS } from './request-reasons.ts'

test('an event has one of its own codes, or none where it has no list', () => {
  expect(isReasonOf('tried', 'no-answer')).toBe(true)
  expect(isReasonOf('tried', undefined)).toBe(false)
  expect(isReasonOf('tried', 'seen')).toBe(false)
  expect(isReasonOf('offered', undefined)).toBe(true)
  expect(isReasonOf('offered', 'seen')).toBe(false)
})

test('every code is one that the database takes, and stands once in the list of all', () => {
  expect(new Set(REQUEST_REASONS).size).toBe(REQUEST_REASONS.length)
  for (const kind of RECORDED_EVENTS)
    for (const reason of RECORDED_REASONS[kind]) {
      expect(reason).toMatch(/^[a-z][a-z-]{0,39}$/)
      expect(REQUEST_REASONS).toContain(reason)
    }
})
