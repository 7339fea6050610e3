import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { urgencyOf } from './urgency.ts'
import { watchLoad } from './watch-load.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A histogram with set values, and the watch that reads it. */
function watchOf() {
  const told: boolean[] = []
  const histogram = { count: 0, mean: Number.NaN, reset: vi.fn(), enable: vi.fn(), disable: vi.fn() }
  const load = watchLoad((isLate) => told.push(isLate), histogram)
  /** Half a second in which the loop was late by so much each time. The histogram counts its resolution too. */
  const halfSecond = (milliseconds: number) => {
    Object.assign(histogram, { count: 5, mean: (milliseconds + 10) * 1e6 })
    vi.advanceTimersByTime(500)
  }
  /** A crowd asks; returns how many of it are shed. */
  const crowd = (address: string, size = 100) =>
    Array.from({ length: size }, () => {
      const urgency = urgencyOf({ method: 'GET', url: address })
      return urgency !== 'always' && load.isTooMuch(urgency)
    }).filter(Boolean).length
  return { load, histogram, told, halfSecond, crowd }
}

const [PAGE, CALL, HELP] = ['/blog-grid?q=calm', '/api/v1/mwellness/nothing', '/crisis']

test('security row 43: a loop that is late each time is overloaded, and is not within half a second after', () => {
  const { load, histogram, told, halfSecond } = watchOf()
  expect(histogram.enable).toHaveBeenCalledTimes(1)
  halfSecond(100)
  expect(told).toEqual([])
  halfSecond(101)
  halfSecond(101)
  expect(told).toEqual([true])
  expect(load.delayMilliseconds()).toBeCloseTo(101)
  // A machine that is slow for a few visitors is slow: refusing one of them would not help.
  const answers = Array.from({ length: 30 }, () => load.isTooMuch('last'))
  expect([answers.indexOf(true), answers.lastIndexOf(false)]).toEqual([20, 19])
  halfSecond(0)
  expect(told).toEqual([true, false])
  expect(load.isTooMuch('last')).toBe(false)
  expect(histogram.reset).toHaveBeenCalledTimes(4)
  load.stop()
  halfSecond(1_000)
  expect(told).toEqual([true, false])
  expect(histogram.disable).toHaveBeenCalledTimes(1)
})

test('security row 43, finding H4: pages are refused after one late half second, calls after two, help never', () => {
  const { halfSecond, crowd } = watchOf()
  const shed = () => [crowd(PAGE), crowd(CALL), crowd(HELP)]
  expect(shed()).toEqual([0, 0, 0])
  halfSecond(300)
  // Requests of the half second before are a crowd too.
  expect(shed()).toEqual([100, 0, 0])
  halfSecond(300)
  expect(shed()).toEqual([100, 100, 0])
  halfSecond(300)
  expect(shed()).toEqual([100, 100, 0])
  halfSecond(20)
  expect(shed()).toEqual([0, 0, 0])
  halfSecond(300)
  expect(shed()).toEqual([100, 0, 0])
})

test('security row 43: without a crowd nobody is refused, however late the loop is', () => {
  const { halfSecond, crowd } = watchOf()
  for (let n = 0; n < 10; n++) {
    halfSecond(2_000)
    expect([crowd(PAGE, 10), crowd(CALL, 10)]).toEqual([0, 0])
  }
})

test('security row 43: half a second without a sample was filled by a single task', () => {
  const { load, histogram, told } = watchOf()
  Object.assign(histogram, { count: 0, mean: Number.NaN })
  vi.advanceTimersByTime(500)
  expect(told).toEqual([true])
  expect(load.delayMilliseconds()).toBe(500)
})

test('security row 43: the event loop of a process that is blocked again and again is late', async () => {
  vi.useRealTimers()
  const late = Promise.withResolvers<void>()
  const { stop } = watchLoad((isLate) => isLate && late.resolve())
  const nothing = new Int32Array(new SharedArrayBuffer(4))
  const blocking = setInterval(() => Atomics.wait(nothing, 0, 0, 300), 1)
  onTestFinished(() => {
    stop()
    clearInterval(blocking)
  })
  await late.promise
})
