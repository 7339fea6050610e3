import { setImmediate } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { ContentChange } from '#content/content-changes.ts'
import { purgeRoute } from './content-service-routes.ts'

test('who is told that all is purged can rely on it', async () => {
  const app = fastify()
  const done: string[] = []
  const onPurge = async ({ event, files }: ContentChange) => {
    for (let turn = 0; turn < 20; turn++) await setImmediate()
    done.push(`${event} ${files}`)
  }
  app.addHook('onSend', async () => void done.push('answered'))
  purgeRoute(app, { secret: 'of the tests', onPurge })
  const answer = await app.inject({
    method: 'POST',
    url: '/internal/content-changed',
    payload: { event: 'media.update', files: ['a.png'] },
    headers: { authorization: 'Bearer of the tests' },
  })
  expect([answer.json(), done]).toEqual([{ status: 'purged' }, ['media.update a.png', 'answered']])
})
