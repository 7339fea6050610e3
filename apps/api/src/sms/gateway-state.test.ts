import { expect, test } from 'vitest'
import { gatewayState } from './gateway-state.ts'

test('finding operate H4: what one server finds out, the others know, and each change is told once', () => {
  const told: boolean[] = []
  const other = stateAt()
  const one = stateAt('2026-11-27T06:00:00Z', (isDown) => {
    told.push(isDown)
    other.hear(isDown)
  })
  one.failed('timeout')
  one.failed('busy')
  expect([other.isDown(), told]).toEqual([true, [true]])
  one.taken()
  one.taken()
  expect([other.isDown(), told]).toEqual([false, [true, false]])
  // A server that was notified reports the end of the outage, not its start.
  one.hear(true)
  one.failed('timeout')
  one.taken()
  expect(told).toEqual([true, false, false])
})

function stateAt(start = '2026-11-27T06:00:00Z', onChange?: (isDown: boolean) => void) {
  const time = { now: new Date(start) }
  const pass = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000)
  }
  return { ...gatewayState(() => time.now, onChange), pass }
}

test.each(['timeout', 'unreachable', 'busy'] as const)(
  'finding operate H4: a gateway that failed with %s is down until it takes a message',
  (fault) => {
    const state = stateAt()
    expect(state.isDown()).toBe(false)
    state.failed(fault)
    expect(state.isDown()).toBe(true)
    state.taken()
    expect(state.isDown()).toBe(false)
  },
)

test('finding operate H4: a failure counts for 15 minutes if nothing is sent after it', () => {
  const state = stateAt()
  state.failed('timeout')
  state.pass(14)
  expect(state.isDown()).toBe(true)
  state.failed('timeout')
  state.pass(14)
  expect(state.isDown()).toBe(true)
  state.pass(1)
  expect(state.isDown()).toBe(false)
})

test('finding operate H4: one refused number says nothing of the gateway, three in a row do', () => {
  const state = stateAt()
  state.failed('refused')
  state.failed('refused')
  state.taken()
  state.failed('refused')
  state.failed('refused')
  expect(state.isDown()).toBe(false)
  state.failed('refused')
  expect(state.isDown()).toBe(true)
})
