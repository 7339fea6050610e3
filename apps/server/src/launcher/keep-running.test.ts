import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'

const A_MINUTE = 60_000

/** A supervised process that exists in name only, all that were started, and the exit codes of failed starts. */
function supervisedProcess() {
  const started: EventEmitter[] = []
  const failedStarts: (number | null)[] = []
  keepRunning({
    start() {
      const child = Object.assign(new EventEmitter(), { pid: 1 + started.length })
      started.push(child)
      return child as unknown as ChildProcess
    },
    onFailedStart: (code) => failedStarts.push(code),
  })
  const emit = (...event: [string, ...unknown[]]) => started.at(-1)?.emit(...event)
  return { started, failedStarts, emit }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

test.each([0, A_MINUTE])(
  'a process that exits after %i ms without being ready has failed to start',
  (after) => {
    const { started, failedStarts, emit } = supervisedProcess()
    vi.advanceTimersByTime(after)
    emit('exit', 1, null)
    expect(failedStarts).toEqual([1])
    expect(started).toHaveLength(1)
  },
)

test('a process that was ready is restarted when it exits, also where the next one is never ready', () => {
  const { started, failedStarts, emit } = supervisedProcess()
  emit('message', { type: 'progress' })
  emit('message', { type: 'ready' })
  emit('exit', 1, null)
  vi.advanceTimersByTime(499)
  expect(started).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(started).toHaveLength(2)
  emit('exit', 1, null)
  vi.advanceTimersByTime(1_000)
  expect(started).toHaveLength(3)
  expect(failedStarts).toEqual([])
})

test('a process that is killed before it is ready is restarted, and may still fail to start', () => {
  const { started, failedStarts, emit } = supervisedProcess()
  emit('exit', null, 'SIGKILL')
  vi.advanceTimersByTime(500)
  expect(started).toHaveLength(2)
  emit('exit', 1, null)
  expect(failedStarts).toEqual([1])
})

test('a process that keeps failing early is restarted ever later, after 8 s at most, and one that worked at once', () => {
  const { started, emit } = supervisedProcess()
  emit('message', { type: 'ready' })
  for (const backoff of [500, 1_000, 2_000, 4_000, 8_000, 8_000]) {
    const before = started.length
    emit('exit', 1, null)
    vi.advanceTimersByTime(backoff - 1)
    expect(started).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(started).toHaveLength(before + 1)
  }
  vi.advanceTimersByTime(A_MINUTE)
  emit('exit', 1, null)
  vi.advanceTimersByTime(500)
  expect(started).toHaveLength(8)
})
