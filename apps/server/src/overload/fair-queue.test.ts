import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { fairQueue, QueueFull } from './fair-queue.ts'
import { urgentWork } from './urgent-work.ts'

/** A queue on a clock of its own: only work moves it, by the milliseconds that the work is said to take. */
function queueOfWork() {
  const clock = { now: 0 }
  const now = () => clock.now
  const urgent = urgentWork(now)
  const queue = fairQueue({ urgent, now })
  const order: string[] = []
  const ask = (group: string, milliseconds = 10) =>
    queue.run(group, async () => {
      clock.now += milliseconds
      order.push(group)
      return group
    })
  return { queue, ask, order, clock, urgent }
}

const many = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make)

test('finding H4: a newcomer is next, however many of another address wait', async () => {
  const { ask, order } = queueOfWork()
  const crowd = many(40, () => ask('crowd'))
  await crowd[3]
  const before = order.length
  await ask('newcomer')
  expect(order.indexOf('newcomer')).toBeLessThanOrEqual(before + 1)
  await Promise.all(crowd)
  expect(order).toHaveLength(41)
})

test('finding H4: what costs more counts for more: a search of 40 ms for four pages of 10 ms', async () => {
  const { ask, order } = queueOfWork()
  await Promise.all([...many(40, () => ask('searches', 40)), ...many(40, () => ask('pages', 10))])
  const first = order.slice(0, 25)
  expect(first.filter((group) => group === 'searches').length).toBeGreaterThanOrEqual(4)
  expect(first.filter((group) => group === 'searches').length).toBeLessThanOrEqual(7)
})

test('finding H4: one address alone has everything, and nobody of its crowd is refused', async () => {
  const { ask, order } = queueOfWork()
  await Promise.all(many(200, () => ask('college')))
  expect(order).toHaveLength(200)
})

test('finding H4: an address that used much steps back while calls are under way, one that used little does not', async () => {
  const { ask, order, clock, urgent } = queueOfWork()
  await Promise.all(many(10, () => ask('crowd')))
  urgent.begin()
  const late = ask('crowd')
  await sleep(30)
  expect(order).toHaveLength(10)
  expect(await ask('newcomer')).toBe('newcomer')
  // It steps back for a moment only: who keeps calls open does not close the site.
  clock.now += 50
  expect(await late).toBe('crowd')
})

test('finding H4: an address that used much steps back until the page of a newcomer has left', async () => {
  const { queue, ask, order } = queueOfWork()
  await Promise.all(many(10, () => ask('crowd')))
  const sent = Promise.withResolvers<void>()
  const page = queue.run('newcomer', () => sent.promise)
  // The slot is free again after 10 ms, and the page is still being compressed.
  const late = ask('crowd')
  await sleep(30)
  expect(order).toHaveLength(10)
  sent.resolve()
  await page
  expect(await late).toBe('crowd')
})

test('finding H4: beyond its share an address is refused, and no other', async () => {
  const { queue, ask } = queueOfWork()
  const crowd = many(201, () => ask('crowd').catch((error: unknown) => error))
  expect(queue.waiting()).toBe(200)
  expect(await ask('newcomer')).toBe('newcomer')
  const outcomes = await Promise.all(crowd)
  expect(outcomes.filter((outcome) => outcome instanceof QueueFull)).toHaveLength(1)
})

test('finding H4: where everything is full, the longest queue gives way to a newcomer', async () => {
  const { queue, ask } = queueOfWork()
  const refused: string[] = []
  const crowds = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((group, n) =>
    many(n === 0 ? 150 : 170, () => ask(group).catch(() => refused.push(group))),
  )
  expect(queue.waiting()).toBe(1_000)
  expect(await ask('newcomer')).toBe('newcomer')
  await Promise.all(crowds)
  expect(refused).toHaveLength(1)
  expect(refused).not.toContain('a')
})

test('what waits for something itself holds nobody up, and an error is its own', async () => {
  const { queue, ask } = queueOfWork()
  const away = Promise.withResolvers<string>()
  const waits = queue.run('waits', () => away.promise)
  const fails = queue.run('fails', () => Promise.reject(new Error('no page')))
  await expect(fails).rejects.toThrow('no page')
  expect(await ask('next')).toBe('next')
  away.resolve('at last')
  expect(await waits).toBe('at last')
})

test('who has waited for five seconds is refused, and the rest goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { queue, ask } = queueOfWork()
    const never = many(16, () => queue.run('stuck', () => new Promise<never>(() => undefined)))
    for (let n = 0; n < 16; n++) {
      await vi.advanceTimersByTimeAsync(20)
      await new Promise(setImmediate)
    }
    const late = ask('stuck').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(5_001)
    expect(await late).toBeInstanceOf(QueueFull)
    expect(await ask('next')).toBe('next')
    expect(never).toHaveLength(16)
  } finally {
    vi.useRealTimers()
  }
})
