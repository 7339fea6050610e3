import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fairQueue, QueueFull } from './fair-queue.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** A queue on a clock of its own: timers move it, and work does, by the milliseconds given for it. */
function queueOfWork() {
  let worked = 0
  const begunAt = Date.now()
  const now = () => Date.now() - begunAt + worked
  const queue = fairQueue(now)
  const order: string[] = []
  const ask = (group: string, milliseconds = 10) =>
    queue.run(group, async () => {
      worked += milliseconds
      order.push(group)
      return group
    })
  return { queue, ask, order, now }
}

/** Lets turns of the event loop and timers go by until there is nothing more to wait for. */
async function settle<Value>(promise: Promise<Value>): Promise<Value> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  promise.then(end, end)
  while (!isOver) {
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
    if (!isOver) await vi.advanceTimersByTimeAsync(1)
  }
  return promise
}

const many = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make)

test('finding H4: a newcomer is next, however many of another address wait', async () => {
  const { ask, order } = queueOfWork()
  const crowd = many(40, () => ask('crowd'))
  await settle(crowd[3] as Promise<string>)
  const before = order.length
  await settle(ask('newcomer'))
  expect(order.indexOf('newcomer')).toBeLessThanOrEqual(before + 1)
  await settle(Promise.all(crowd))
  expect(order).toHaveLength(41)
})

test('finding H4: requests are weighted by cost: a search of 40 ms for four pages of 10 ms', async () => {
  const { ask, order } = queueOfWork()
  await settle(Promise.all([...many(20, () => ask('searches', 40)), ...many(40, () => ask('pages', 10))]))
  const first = order.slice(0, 25)
  expect(first.filter((group) => group === 'searches').length).toBeGreaterThanOrEqual(4)
  expect(first.filter((group) => group === 'searches').length).toBeLessThanOrEqual(7)
})

test('finding H4: two hundred of one college are all served within the wait of one, at 4 ms each', async () => {
  const { ask, order } = queueOfWork()
  await settle(Promise.all(many(200, () => ask('college', 4))))
  expect(order).toHaveLength(200)
})

test('finding H4, P14: an address that asks for ever has a seventeenth of the thread, so that the p95 of others waits for little', async () => {
  const { ask, order, now } = queueOfWork()
  // The allowance for bursts is used up first.
  await settle(Promise.all(many(140, () => ask('crowd', 5))))
  const [from, done] = [now(), order.length]
  for (let round = 0; round < 10; round++) await settle(Promise.all(many(30, () => ask('crowd', 5))))
  const share = ((order.length - done) * 5) / (now() - from)
  expect(share).toBeGreaterThan(0.045)
  expect(share).toBeLessThan(0.07)
})

test('finding H4: while an address rests, a newcomer does not', async () => {
  const { ask, order, now } = queueOfWork()
  const crowd = many(80, () => ask('crowd', 10))
  await settle(crowd[66] as Promise<string>)
  const before = now()
  expect(await settle(ask('newcomer', 1))).toBe('newcomer')
  expect(now() - before).toBeLessThanOrEqual(12)
  await settle(Promise.all(crowd))
  expect(order).toHaveLength(81)
})

test('finding H4, P14: forty connections of one address that ask for ever make no visitor wait twice as long', async () => {
  const { ask, order, now } = queueOfWork()
  let isOver = false
  const crowd = many(40, async () => {
    // Who waits for five seconds asks again.
    while (!isOver) await ask('crowd', 10).catch(() => undefined)
  })
  const waits: number[] = []
  for (let visit = 0; visit < 20; visit++) {
    const pause = Promise.withResolvers<void>()
    setTimeout(pause.resolve, 250)
    await settle(pause.promise)
    const askedAt = now()
    await settle(ask('visitor', 10))
    waits.push(now() - askedAt)
  }
  isOver = true
  await settle(Promise.all(crowd))
  // At most the task that runs, and its own.
  expect(Math.max(...waits)).toBeLessThanOrEqual(20)
  expect(order.filter((group) => group === 'crowd').length).toBeGreaterThan(60)
})

test('finding H4: beyond its share an address is refused, and no other', async () => {
  const { queue, ask } = queueOfWork()
  const crowd = many(201, () => ask('crowd', 4).catch((error: unknown) => error))
  expect(queue.waiting()).toBe(200)
  expect(await settle(ask('newcomer'))).toBe('newcomer')
  const outcomes = await settle(Promise.all(crowd))
  expect(outcomes.filter((outcome) => outcome instanceof QueueFull)).toHaveLength(1)
})

test('finding H4: when everything is full, the longest queue drops a request for a newcomer', async () => {
  const { queue, ask } = queueOfWork()
  const refused: string[] = []
  const crowds = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((group, n) =>
    many(n === 0 ? 150 : 170, () => ask(group, 1).catch(() => refused.push(group))),
  )
  expect(queue.waiting()).toBe(1_000)
  expect(await settle(ask('newcomer'))).toBe('newcomer')
  await settle(Promise.all(crowds))
  expect(refused).toHaveLength(1)
  expect(refused).not.toContain('a')
})

test('a task that waits blocks no other, and its error affects only itself', async () => {
  const { queue, ask } = queueOfWork()
  const away = Promise.withResolvers<string>()
  const waits = queue.run('waits', () => away.promise)
  const fails = queue.run('fails', () => Promise.reject(new Error('no page')))
  await expect(settle(fails)).rejects.toThrow('no page')
  expect(await settle(ask('next'))).toBe('next')
  away.resolve('at last')
  expect(await waits).toBe('at last')
})

test('a request that has waited for five seconds is rejected, and the others continue', async () => {
  const { queue, ask, now } = queueOfWork()
  for (let n = 0; n < 16; n++) void queue.run('stuck', () => new Promise<never>(() => undefined))
  const late = ask('stuck').catch((error: unknown) => error)
  expect(await settle(late)).toBeInstanceOf(QueueFull)
  expect(now()).toBeGreaterThanOrEqual(5_000)
  expect(now()).toBeLessThan(5_100)
  expect(await settle(ask('next'))).toBe('next')
})
