import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { ContentChange } from '#content/content-changes.ts'
import { purgeRoute } from './purge-route.ts'

test('who is told that all is purged can rely on it', async () => {
  const app = fastify()
  const done: string[] = []
  const onPurge = async ({ event, files }: ContentChange) => {
    await sleep(20)
    done.push(`${event} ${files}`)
  }
  purgeRoute(app, { secret: 'of the tests', onPurge })
  const answer = await app.inject({
    method: 'POST',
    url: '/internal/content-changed',
    payload: { event: 'media.update', files: ['a.png'] },
    headers: { authorization: 'Bearer of the tests' },
  })
  expect([answer.json(), done]).toEqual([{ status: 'purged' }, ['media.update a.png']])
})
