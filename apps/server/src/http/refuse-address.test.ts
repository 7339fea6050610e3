import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { refuseAddress } from './refuse-address.ts'

test.each([
  ['/api/v1/mwellness/mood/%E0%A4%A', { status: 400, error: true, data: { code: 'malformed-request' } }],
  ['/api/v1/desk/requests/%', { status: 400, error: true, data: { code: 'malformed-request' } }],
  ['/api/blogs/%E0%A4%A', { data: null, error: { status: 400, name: 'ValidationError' } }],
])('finding api P9: the address %s is refused in the form of its API', async (path, body) => {
  const app = fastify({ frameworkErrors: refuseAddress(() => expect.fail('no page is asked for')) })
  app.get('/api/*', () => 'found')
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const asked = request({ host: '127.0.0.1', port, path, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect(JSON.parse(Buffer.concat(await answer.toArray()).toString())).toMatchObject(body)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store'])
  expect(answer.headers['x-request-id']).toMatch(/./)
})
