import { expect, test } from 'vitest'
import { timeLeft } from './request-marks.tsx'

const NOW = new Date('2026-11-24T10:00:00Z')
const promised = (call_by: string | null, is_late = false, state = 'waiting') =>
  timeLeft({ call_by, is_late, state }, NOW)

test.each([
  ['2026-11-24T10:59:59Z', false, { urgency: 'soon', count: 59, unit: 'minutes' }],
  ['2026-11-24T12:00:00Z', false, { urgency: 'soon', count: 2, unit: 'hours' }],
  ['2026-11-24T12:00:01Z', false, { urgency: 'later', count: 2, unit: 'hours' }],
  ['2026-11-26T09:59:00Z', false, { urgency: 'later', count: 47, unit: 'hours' }],
  ['2026-11-26T10:00:00Z', false, { urgency: 'later', count: 2, unit: 'days' }],
  ['2026-11-24T09:30:00Z', true, { urgency: 'missed', count: 30, unit: 'minutes' }],
  // The list was read before the promise was broken.
  ['2026-11-24T09:59:00Z', false, { urgency: 'missed', count: 1, unit: 'minutes' }],
])('a call promised by %s, late: %s', (callBy, isLate, expected) => {
  expect(promised(callBy, isLate)).toEqual(expected)
})

test('without a promise, or once someone has called, no time is left to show, unless they asked for a call', () => {
  expect(promised(null)).toBeUndefined()
  expect(promised('2026-11-24T09:00:00Z', false, 'tried')).toBeUndefined()
  expect(promised('2026-11-24T12:00:00Z', false, 'assigned')?.urgency).toBe('soon')
  const booked = { call_by: '2026-11-24T10:59:00Z', is_late: false, state: 'booked' }
  expect(timeLeft({ ...booked, wished_call: null }, NOW)).toBeUndefined()
  expect(timeLeft({ ...booked, wished_call: {} }, NOW)?.urgency).toBe('soon')
})
