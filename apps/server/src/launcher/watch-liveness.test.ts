import type { ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepRunning } from './keep-running.ts'
import { isAnsweringAt, watchLiveness } from './watch-liveness.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => void vi.useRealTimers())

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

/** A process that exists in name only, and exits when it is killed. */
function fakeProcess(pid: number) {
  const child = Object.assign(new EventEmitter(), {
    pid,
    killedWith: undefined as string | undefined,
    kill(signal: string) {
      child.killedWith = signal
      child.emit('exit', null, signal)
    },
  })
  return child
}

/** A watched process, and a server that answers after some seconds or never. */
function watched(begin: { answersAfter: number | undefined } = { answersAfter: 0 }) {
  const server = { ...begin, asked: 0, child: fakeProcess(1), hung: 0 }
  const stop = watchLiveness({
    async isAnswering(withinMilliseconds) {
      server.asked += 1
      const after = server.answersAfter === undefined ? Number.POSITIVE_INFINITY : server.answersAfter * 1_000
      const isInTime = after <= withinMilliseconds
      if (after > 0)
        await new Promise((resolve) => setTimeout(resolve, isInTime ? after : withinMilliseconds))
      return isInTime
    },
    process: () => server.child as unknown as ChildProcess,
    onHung: () => server.hung++,
  })
  onTestFinished(stop)
  return { server, stop, outcome: () => [server.child.killedWith, server.hung] }
}

test('a server that gives no answer for 10 s is killed, and not before', async () => {
  const { server, outcome } = watched()
  await seconds(60)
  server.answersAfter = undefined
  await seconds(9.999)
  expect(outcome()).toEqual([undefined, 0])
  await seconds(0.001)
  expect(outcome()).toEqual(['SIGKILL', 1])
})

test('a server that pauses for 5 s is not killed', async () => {
  const { server, outcome } = watched()
  for (let pause = 0; pause < 10; pause++) {
    server.answersAfter = undefined
    await seconds(5)
    server.answersAfter = 0
    await seconds(8)
  }
  expect(outcome()).toEqual([undefined, 0])
})

test('a slow answer is an answer: one that takes 9 s counts', async () => {
  const { server, outcome } = watched()
  await seconds(2)
  server.answersAfter = 7
  await seconds(20)
  server.answersAfter = 9
  await seconds(600)
  expect(server.asked).toBeGreaterThan(300)
  expect(outcome()).toEqual([undefined, 0])
})

test('a server that has never answered has twelve times as long', async () => {
  const { outcome } = watched({ answersAfter: undefined })
  await seconds(119)
  expect(outcome()).toEqual([undefined, 0])
  await seconds(2)
  expect(outcome()).toEqual(['SIGKILL', 1])
})

test('time in which the launcher or the machine was suspended does not count', async () => {
  const { server, outcome } = watched()
  await seconds(10)
  server.answersAfter = undefined
  vi.setSystemTime(Date.now() + 3_600_000)
  await seconds(9)
  expect(outcome()).toEqual([undefined, 0])
  await seconds(3)
  expect(outcome()).toEqual(['SIGKILL', 1])
})

test('an answer of the process before does not count for the next one', async () => {
  const { server, outcome } = watched({ answersAfter: 9 })
  await seconds(1)
  server.child = fakeProcess(2)
  server.answersAfter = undefined
  // Had the late answer counted for it, it would have 10 s from then on.
  await seconds(118)
  expect(outcome()).toEqual([undefined, 0])
  await seconds(5)
  expect(outcome()).toEqual(['SIGKILL', 1])
})

test('after the end of the watch nobody is asked or killed', async () => {
  const { server, stop, outcome } = watched()
  await seconds(10)
  const { asked } = server
  stop()
  server.answersAfter = undefined
  await seconds(600)
  expect([server.asked, ...outcome()]).toEqual([asked, undefined, 0])
})

test('a hung server is replaced within half a second, and its successor has time to start and is watched too', async () => {
  const started: ReturnType<typeof fakeProcess>[] = []
  let isHung = false
  let hung = 0
  const supervised = keepRunning({
    start() {
      const child = fakeProcess(1 + started.length)
      started.push(child)
      return child as unknown as ChildProcess
    },
    onFailedStart: () => expect.fail('it had started'),
  })
  onTestFinished(
    watchLiveness({ isAnswering: async () => !isHung, process: supervised.process, onHung: () => hung++ }),
  )
  for (let round = 1; round < 4; round++) {
    isHung = false
    started.at(-1)?.emit('message', { type: 'ready' })
    await seconds(20)
    isHung = true
    await seconds(12.5)
    expect([hung, started.length, started.at(-2)?.killedWith]).toEqual([round, round + 1, 'SIGKILL'])
    expect(supervised.process()).toBe(started.at(-1))
    await seconds(60)
    expect([hung, started.length]).toEqual([round, round + 1])
  }
})

test('any answer of a server counts, also a refusal; silence and a closed port do not', async () => {
  vi.useRealTimers()
  let status: number | undefined = 200
  const listener = createServer((_request, response) => {
    if (status !== undefined) response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/livez`
  expect(await isAnsweringAt(url, 60_000)).toBe(true)
  status = 503
  expect(await isAnsweringAt(url, 60_000)).toBe(true)
  status = undefined
  expect(await isAnsweringAt(url, 20)).toBe(false)
  listener.closeAllConnections()
  listener.close()
  await once(listener, 'close')
  expect(await isAnsweringAt(url, 60_000)).toBe(false)
})
