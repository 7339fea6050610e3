import { expect, test } from 'vitest'
import { isOver, REQUEST_EVENTS, REQUEST_STATES, stepTo } from './request-life.ts'
import { settlesCall } from './wished-call.ts'

test('a call that was asked for waits through a hand-over, a try and an offer, and ends with anything else', () => {
  const waits = REQUEST_EVENTS.filter((event) => !settlesCall(event))
  expect(waits).toEqual(['received', 'assigned', 'tried', 'offered'])
})

test('no request that is over has a call to wait for', () => {
  for (const state of REQUEST_STATES)
    for (const event of REQUEST_EVENTS) {
      const next = stepTo(state, event)
      if (next !== undefined && isOver(next)) expect(settlesCall(event), event).toBe(true)
    }
})
