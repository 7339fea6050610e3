import type { Worker } from 'node:cluster'
import { EventEmitter, once } from 'node:events'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { collectMetrics, shareMetrics } from './share-metrics.ts'

// A server that answers does so in any time; the deadline passes where a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Servers of a cluster, each of which counts one, and their primary. Messages are copied, as between processes. */
function clusterOf(size: number) {
  const servers = Array.from({ length: size }, () => {
    const primary = new EventEmitter()
    const worker = Object.assign(new EventEmitter(), { isConnected: (): boolean => true, isSilent: false })
    const app = fastify()
    onTestFinished(() => app.close())
    app.get('/metrics', async () => 'requests_total 1\n')
    const deliver = (to: EventEmitter, message: unknown) =>
      setImmediate(() => to.emit('message', structuredClone(message)))
    const toServer = (message: unknown) =>
      worker.isSilent ? worker.emit('unheard') : deliver(primary, message)
    Object.assign(primary, { send: (message: unknown) => deliver(worker, message) })
    shareMetrics(app, 'token', primary as unknown as NodeJS.Process)
    return Object.assign(worker, { app, send: toServer, hasStarted: () => worker.emit('message', {}) })
  })
  for (const server of servers) collectMetrics(asWorker(server), () => servers.map(asWorker))
  return servers
}

const asWorker = (server: unknown) => server as Worker

async function scrape(server: ReturnType<typeof clusterOf>[number] | undefined) {
  const answer = await server?.app.inject('/metrics')
  return [answer?.statusCode, answer?.body]
}

test('each server of a cluster tells the sums of all', async () => {
  const servers = clusterOf(3)
  for (const server of servers) server.hasStarted()
  for (const server of servers) expect(await scrape(server)).toEqual([200, 'requests_total 3\n'])
})

test('while a server runs and does not answer there are no sums, rather than lower ones', async () => {
  const servers = clusterOf(2)
  const [first, second] = servers
  for (const server of servers) server.hasStarted()
  if (second) second.isSilent = true
  const scraping = scrape(first)
  await once(second as EventEmitter, 'unheard')
  const timers = vi.getTimerCount()
  vi.advanceTimersByTime(4_999)
  expect(vi.getTimerCount()).toBe(timers)
  vi.advanceTimersByTime(1)
  expect(await scraping).toEqual([503, expect.stringContaining('does not answer')])
  if (second) second.isSilent = false
  expect(await scrape(first)).toEqual([200, 'requests_total 2\n'])
})

test('a server that starts, or has ended, holds up nothing', async () => {
  const servers = clusterOf(2)
  const [first, second] = servers
  if (second) second.isSilent = true
  expect(await scrape(first)).toEqual([200, 'requests_total 1\n'])
  second?.hasStarted()
  if (second) second.isConnected = () => false
  expect(await scrape(first)).toEqual([200, 'requests_total 1\n'])
})
