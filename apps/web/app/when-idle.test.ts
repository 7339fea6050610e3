import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('ASM-14 what can wait is done some seconds after the load, where a browser never says that it is idle', () => {
  vi.useFakeTimers()
  const requestIdleCallback = (task: () => void, { timeout }: { timeout?: number } = {}) => {
    if (timeout !== undefined) setTimeout(task, timeout)
  }
  vi.stubGlobal('window', { requestIdleCallback })
  vi.stubGlobal('document', { readyState: 'loading' })
  let whenLoaded = () => {}
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    whenLoaded = listener
  })
  const task = vi.fn()
  whenIdle(task)
  vi.advanceTimersByTime(10_000)
  expect(task).not.toHaveBeenCalled()
  whenLoaded()
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3_000)
  expect(task).toHaveBeenCalledTimes(1)
})

test('a browser without idle moments is given a second', () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { readyState: 'complete' })
  const task = vi.fn()
  whenIdle(task)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(task).toHaveBeenCalledTimes(1)
})
