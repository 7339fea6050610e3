import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { purgeRoute } from './purge-route.ts'

test('who is told that all is purged can rely on it', async () => {
  const app = fastify()
  const done: string[] = []
  const onPurge = async (event: string) => {
    await sleep(20)
    done.push(event)
  }
  purgeRoute(app, { secret: 'of the tests', onPurge })
  const answer = await app.inject({
    method: 'POST',
    url: '/internal/content-changed',
    payload: { event: 'entry.publish' },
    headers: { authorization: 'Bearer of the tests' },
  })
  expect([answer.json(), done]).toEqual([{ status: 'purged' }, ['entry.publish']])
})
