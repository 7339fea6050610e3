import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { healthRoutes } from './health.ts'

function serverThat() {
  const state = { isDraining: false, hasContent: true, areKeysPresent: true, isDatabaseReachable: true }
  const app = fastify()
  onTestFinished(() => app.close())
  healthRoutes(app, {
    isDraining: () => state.isDraining,
    hasContent: () => state.hasContent,
    areKeysPresent: () => state.areKeysPresent,
    isDatabaseReachable: async () => state.isDatabaseReachable,
  })
  const ask = async (path: string) => {
    const answer = await app.inject(path)
    expect(answer.headers['cache-control']).toBe('no-store')
    return [answer.statusCode, answer.json().status]
  }
  return { state, ask }
}

test('a server that has all it needs is ready', async () => {
  const { ask } = serverThat()
  expect(await ask('/readyz')).toEqual([200, 'ready'])
  expect(await ask('/livez')).toEqual([200, 'live'])
})

test.for([
  [{ hasContent: false }, 'waiting for content'],
  [{ areKeysPresent: false }, 'waiting for the keys'],
  [{ isDatabaseReachable: false }, 'waiting for the database'],
  [{ isDraining: true }, 'draining'],
] as const)('%o: not ready, and alive', async ([lacks, said]) => {
  const { state, ask } = serverThat()
  Object.assign(state, lacks)
  expect(await ask('/readyz')).toEqual([503, said])
  expect(await ask('/livez')).toEqual([200, 'live'])
})
