import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseProbe } from './refuse-address.ts'

const app = fastify()

beforeAll(async () => {
  app.addHook('onRequest', refuseProbe)
  app.all('/*', () => 'a page')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

test.each([
  ['TRACE', '/', 405],
  ['TRACE', '/api/blogs', 405],
  ['QUERY', '/', 405],
  ['OPTIONS', '*', 405],
  ['GET', '*', 405],
  ['GET', '/', 200],
  ['GET', '/*', 200],
  ['POST', '/newsletter', 200],
  ['OPTIONS', '/', 200],
])('security row 40: %s %s is answered %i', async (method, path, status) => {
  const { port } = app.server.address() as AddressInfo
  const asked = request({ host: '127.0.0.1', port, method, path, agent: false }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const told = Buffer.concat(await answer.toArray()).toString()
  expect([answer.statusCode, told]).toEqual(status === 405 ? [405, ''] : [200, 'a page'])
  expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD, POST' : undefined)
})
