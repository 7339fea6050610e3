import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
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

function setClockTo(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: milliseconds })
}

afterEach(() => {
  vi.useRealTimers()
})

test.each([0, A_MINUTE])(
  'a process that exits after %i ms without being ready has failed to start',
  (after) => {
    setClockTo(0)
    const { started, failedStarts, emit } = supervisedProcess()
    setClockTo(after)
    emit('exit', 1, null)
    expect(failedStarts).toEqual([1])
    expect(started).toHaveLength(1)
  },
)

test('a process that was ready is restarted when it exits, also where the next one is never ready', async () => {
  const { started, failedStarts, emit } = supervisedProcess()
  emit('message', { type: 'progress' })
  emit('message', { type: 'ready' })
  emit('exit', 1, null)
  await expect.poll(() => started.length, { timeout: 5_000 }).toBe(2)
  emit('exit', 1, null)
  await expect.poll(() => started.length, { timeout: 5_000 }).toBe(3)
  expect(failedStarts).toEqual([])
})

test('a process that is killed before it is ready is restarted, and may still fail to start', async () => {
  const { started, failedStarts, emit } = supervisedProcess()
  emit('exit', null, 'SIGKILL')
  await expect.poll(() => started.length, { timeout: 5_000 }).toBe(2)
  emit('exit', 1, null)
  expect(failedStarts).toEqual([1])
})
