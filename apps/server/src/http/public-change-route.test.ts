import fastify from 'fastify'
import { expect, test } from 'vitest'
import { publicChangeRoute } from './content-service-routes.ts'

test('finding F7: without the shared secret nobody has owners mailed, and what is no change is refused', async () => {
  const app = fastify()
  publicChangeRoute(app, { secret: 'of the tests' } as never)
  const post = (authorization: string) =>
    app.inject({ method: 'POST', url: '/internal/public-change', payload: {}, headers: { authorization } })
  expect((await post('Bearer guessed')).statusCode).toBe(404)
  expect((await post('Bearer of the tests')).statusCode).toBe(422)
  await app.close()
})
