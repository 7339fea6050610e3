import { setImmediate } from 'node:timers/promises'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { healthRoutes } from '../http/health.ts'
import { endInOrder } from './end-in-order.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A server that drains with four seconds of notice, and a request that ends on command. */
async function drainingServer(more: readonly (() => unknown)[] = []) {
  const told: string[] = []
  const say = (what: string) => void told.push(what)
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const app = fastify({ return503OnClosing: false })
  healthRoutes(app, {
    isDraining: () => true,
    hasContent: () => true,
    areKeysPresent: () => true,
    isDatabaseReachable: async () => true,
  })
  app.get('/slow', async () => {
    begun.resolve()
    await end.promise
    return 'answered'
  })
  app.get('/', async () => 'a page')
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = (path: string) => fetch(url + path, { headers: { connection: 'close' } })
  const slow = ask('/slow').then(async (answer) => say(await answer.text()))
  await begun.promise
  const ended = endInOrder({
    noticeMilliseconds: 4_000,
    steps: [() => app.close(), () => say('the worker stopped'), ...more, () => say('the database closed')],
    exit: () => say('exit'),
  })
  const statusOf = (path: string) =>
    ask(path).then(
      ({ status }) => status,
      () => 'refused',
    )
  return { app, told, end, slow, ended, statusOf }
}

test('security row 52: a server that drains is first not ready, then takes no connection, and last ends what it has', async () => {
  const { app, told, end, slow, ended, statusOf } = await drainingServer()
  await vi.advanceTimersByTimeAsync(3_999)
  expect([await statusOf('/readyz'), await statusOf('/')]).toEqual([503, 200])
  await vi.advanceTimersByTimeAsync(1)
  while (app.server.listening) await setImmediate()
  expect(await statusOf('/')).toBe('refused')
  expect(told).toEqual([])
  end.resolve()
  await Promise.all([slow, ended])
  // When the client has read its answer is no matter of the server's order.
  expect(told).toContain('answered')
  expect(told.filter((what) => what !== 'answered')).toEqual([
    'the worker stopped',
    'the database closed',
    'exit',
  ])
})

test('security row 52: a server whose end hangs exits after ten seconds', async () => {
  const { app, told, end } = await drainingServer([() => new Promise(() => {})])
  end.resolve()
  await vi.advanceTimersByTimeAsync(4_000)
  await app.close()
  await vi.advanceTimersByTimeAsync(5_999)
  expect(told).not.toContain('exit')
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toContain('exit')
  expect(told).not.toContain('the database closed')
})
