import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isLinkAlive,
  isOver,
  REQUEST_EVENTS,
  REQUEST_STATES,
  REQUEST_STEPS,
  type RequestEventKind,
  stateOf,
  stepTo,
} from './request-life.ts'

const ENDS = ['declined', 'withdrawn', 'closed'] as const

test.each([
  [['received'], 'waiting'],
  [['received', 'assigned'], 'assigned'],
  [['received', 'assigned', 'tried', 'tried'], 'tried'],
  [['received', 'assigned', 'tried', 'assigned'], 'tried'],
  [['received', 'assigned', 'reached', 'offered', 'booked'], 'booked'],
  [['received', 'booked'], 'booked'],
  [['received', 'booked', 'moved', 'assigned', 'tried', 'reached'], 'booked'],
  [['received', 'booked', 'booked'], 'booked'],
  [['received', 'booked', 'cancelled'], 'cancelled'],
  [['received', 'booked', 'cancelled', 'assigned'], 'cancelled'],
  [['received', 'booked', 'cancelled', 'booked'], 'booked'],
  [['received', 'assigned', 'reached', 'tried'], 'reached'],
  [['received', 'offered', 'assigned', 'tried', 'reached', 'offered'], 'offered'],
  [['received', 'withdrawn'], 'withdrawn'],
  [['received', 'assigned', 'reached', 'declined'], 'declined'],
  [['received', 'booked', 'closed'], 'closed'],
] as [RequestEventKind[], string][])('after %j a request is %s', (events, state) => {
  expect(stateOf(events)).toBe(state)
})

test.each([
  [['assigned'], 'assigned may not happen to a request that is undefined'],
  [['received', 'received'], 'received may not happen to a request that is waiting'],
  [['received', 'tried'], 'tried may not happen to a request that is waiting'],
  [['received', 'reached'], 'reached may not happen to a request that is waiting'],
  [['received', 'moved'], 'moved may not happen to a request that is waiting'],
  [['received', 'assigned', 'cancelled'], 'cancelled may not happen to a request that is assigned'],
  [['received', 'booked', 'offered'], 'offered may not happen to a request that is booked'],
  [['received', 'withdrawn', 'assigned'], 'assigned may not happen to a request that is withdrawn'],
  [[], 'a request begins with received'],
] as [RequestEventKind[], string][])('%j is refused', (events, words) => {
  expect(() => stateOf(events)).toThrow(new RangeError(words))
})

test('each state can be ended in three ways, and after an end nothing happens any more', () => {
  for (const state of REQUEST_STATES) {
    const isEnd = (ENDS as readonly string[]).includes(state)
    expect(isOver(state)).toBe(isEnd)
    for (const end of ENDS) expect(stepTo(state, end)).toBe(isEnd ? undefined : end)
    for (const event of REQUEST_EVENTS) if (isEnd) expect(stepTo(state, event)).toBeUndefined()
  }
})

test('every state is reached, and nothing is received twice', () => {
  const reached = new Set<string>(REQUEST_STATES.flatMap((state) => Object.values(REQUEST_STEPS[state])))
  expect([...reached, 'waiting'].sort()).toEqual([...REQUEST_STATES].sort())
  for (const state of REQUEST_STATES) expect(stepTo(state, 'received')).toBeUndefined()
})

test('whatever happens, the state is that of the last allowed step, and only an appointment moves or is cancelled', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...REQUEST_EVENTS), { maxLength: 30 }), (tries) => {
      const events: RequestEventKind[] = ['received']
      for (const event of tries) {
        const before = stateOf(events)
        const next = stepTo(before, event)
        if (next === undefined) continue
        if (event === 'moved' || event === 'cancelled') expect(before).toBe('booked')
        events.push(event)
        expect(stateOf(events)).toBe(next)
      }
    }),
  )
})

test('the link of a request that is over opens for 90 days', () => {
  const endedAt = new Date('2026-11-24T10:00:00Z')
  expect(isLinkAlive(undefined, endedAt)).toBe(true)
  expect(isLinkAlive(endedAt, endedAt)).toBe(true)
  expect(isLinkAlive(endedAt, new Date('2027-02-22T09:59:59.999Z'))).toBe(true)
  expect(isLinkAlive(endedAt, new Date('2027-02-22T10:00:00Z'))).toBe(false)
})
