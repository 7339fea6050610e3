import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForShifts } from './listen-for-shifts.ts'

let page: EventTarget
const left = vi.fn()
const announced = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  listenForShifts(left, announced)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const happens = (type: string, more: object = {}) => page.dispatchEvent(Object.assign(new Event(type), more))

function press(key: string, more: object = {}) {
  happens('keydown', { key, ...more })
  happens('keyup', { key, ...more })
}

function pressThrice(more: object = {}) {
  for (const _ of [1, 2, 3]) press('Shift', more)
}

test('finding M6: the third press of Shift leaves, and the first is announced', () => {
  press('Shift')
  expect(announced).toHaveBeenLastCalledWith(true)
  press('Shift')
  expect(left).not.toHaveBeenCalled()
  press('Shift')
  expect(left).toHaveBeenCalledOnce()
})

test.each([
  ['Alt', { altKey: true }],
  ['Control', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['AltGr', { getModifierState: (name: string) => name === 'AltGraph' }],
])(
  'finding field A1: with %s held, as to change between keyboards, Shift three times does not leave',
  (_, held) => {
    pressThrice(held)
    expect(left).not.toHaveBeenCalled()
  },
)

test('finding field A1: text that arrives between two presses begins the count anew', () => {
  press('Shift')
  press('Shift')
  happens('input')
  press('Shift')
  expect(left).not.toHaveBeenCalled()
  expect(announced).toHaveBeenCalledWith(false)
  press('Shift')
  press('Shift')
  expect(left).toHaveBeenCalledOnce()
})
