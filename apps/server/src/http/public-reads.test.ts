import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { contentCache } from '#content/content-cache.ts'
import { contentRoutes } from '#content/content-routes.ts'
import { responseCache } from '#content/response-cache.ts'
import { htmlCache } from '#pages/html-cache.ts'
import { crossOrigin } from './cross-origin.ts'
import { listenerServer } from './listener-server.ts'

const LATEST = '/api/blogs?populate=*&sort=createdAt:desc'
const APP = 'https://localhost'
const HEADERS = { 'x-content-type-options': 'nosniff' }

/** The server's way of a read, with a content service whose answers a test sets. */
async function siteWithContent() {
  const service = { answer: () => Response.json({ data: ['first'] }), asked: 0, now: 0 }
  const content = contentCache({
    contentUrl: 'http://content.invalid',
    store: { find: async () => undefined, keep: async () => undefined, drop: async () => undefined },
    now: () => service.now,
    fetch: async () => {
      service.asked += 1
      return service.answer()
    },
    log: () => undefined,
  })
  const reads = responseCache({ peek: content.peek, headers: HEADERS })
  const pages = htmlCache({
    headers: HEADERS,
    render: () => expect.fail('no page is asked for'),
    onError: () => undefined,
  })
  const own: string[] = []
  let routed = 0
  const app = fastify({
    serverFactory: (handler) =>
      listenerServer({
        pages,
        reads,
        headers: HEADERS,
        handler: (request, response) => {
          routed += 1
          handler(request, response)
        },
        onOwnAnswer: (kind) => void own.push(kind),
        isTooMuch: () => false,
        isDraining: () => false,
        isOwnHost: () => true,
        crossOrigin: crossOrigin([APP]),
        clientAddress: () => '203.0.113.7',
        busyPage: () => undefined,
      }),
  })
  contentRoutes(app, content, reads)
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
  const json = async (path = LATEST) => (await get(path)).json()
  return { service, content, get, json, own, routed: () => routed }
}

test('P8: a read that was answered once leaves before the router, and without a question to anybody', async () => {
  const { get, json, own, service, routed } = await siteWithContent()
  expect(await json()).toEqual({ data: ['first'] })
  const again = await get(LATEST)
  expect(await again.json()).toEqual({ data: ['first'] })
  expect(Object.fromEntries(again.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding, origin',
  })
  expect([own, routed(), service.asked]).toEqual([['kept read'], 1, 1])
})

test('the first answer and the next ones have the same headers', async () => {
  const { get, routed } = await siteWithContent()
  const [first, second] = [await get(LATEST), await get(LATEST)].map(({ headers }) => {
    const all = new Headers(headers)
    for (const own of ['date', 'x-request-id']) all.delete(own)
    return Object.fromEntries(all)
  })
  expect(routed()).toBe(1)
  expect(second).toEqual(first)
})

test('a read is compressed, has no body for HEAD, and answers 304 to a current ETag', async () => {
  const { get, service } = await siteWithContent()
  service.answer = () => Response.json({ data: Array.from({ length: 500 }, () => 'the same words') })
  const [plain, packed] = [
    await (await get(LATEST, { 'accept-encoding': 'identity' })).arrayBuffer(),
    await get(LATEST, { 'accept-encoding': 'gzip' }),
  ]
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.byteLength / 10)
  expect(await packed.json()).toEqual(JSON.parse(Buffer.from(plain).toString()))
  const brotli = await get(LATEST, { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers.get('content-encoding')).toBe('br')

  const head = await get(LATEST, { 'accept-encoding': 'identity' }, 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, `${plain.byteLength}`])
  const etag = brotli.headers.get('etag') ?? expect.fail()
  const known = await get(LATEST, { 'if-none-match': etag })
  expect([known.status, await known.text()]).toEqual([304, ''])
})

test('after a publication no old read is served', async () => {
  const { content, json, service, own } = await siteWithContent()
  await json()
  await json()
  service.answer = () => Response.json({ data: ['published'] })
  content.expire()
  expect(await json()).toEqual({ data: ['published'] })
  expect(await json()).toEqual({ data: ['published'] })
  expect(own).toEqual(['kept read', 'kept read'])
})

test('a withdrawn entry is gone at once, under every spelling of its URL', async () => {
  const { content, get, json, service } = await siteWithContent()
  const spellings = ['/api/blogs/abc?populate=*', '/api/blogs/abc?populate=%2A']
  for (const path of spellings) for (let n = 0; n < 2; n++) await json(path)
  service.answer = () => Response.json({ data: null }, { status: 404 })
  content.expire()
  for (const path of spellings) expect((await get(path)).status).toBe(404)
})

test('a read in flight during a publication is not cached', async () => {
  const { content, json, service } = await siteWithContent()
  const gate = Promise.withResolvers<void>()
  service.answer = () => {
    const answer = new Response()
    return Object.assign(answer, { text: () => gate.promise.then(() => '{"data":["early"]}') })
  }
  const waiting = json()
  await expect.poll(() => service.asked).toBe(1)
  service.answer = () => Response.json({ data: ['published'] })
  content.expire()
  gate.resolve()
  await waiting
  expect(await json()).toEqual({ data: ['published'] })
})

test('with the content service down the last copy of a read is served', async () => {
  const { content, json, service } = await siteWithContent()
  await json()
  service.answer = () => new Response('', { status: 502 })
  content.expire()
  for (let n = 0; n < 3; n++) expect(await json()).toEqual({ data: ['first'] })
})

test('a read older than a minute is served and revalidated in the background', async () => {
  const { json, service, own } = await siteWithContent()
  await json()
  service.now = 61_000
  service.answer = () => Response.json({ data: ['second'] })
  expect(await json()).toEqual({ data: ['first'] })
  await expect.poll(() => json()).toEqual({ data: ['second'] })
  expect(own[0]).toBe('kept read')
})

test('an unchanged read is compressed once', async () => {
  const { json, service, routed } = await siteWithContent()
  await json()
  service.now = 61_000
  await json()
  await expect.poll(() => service.asked).toBe(2)
  service.now = 62_000
  await json()
  expect(routed()).toBe(1)
})

test('CNT-02 a refused read, a write and another address go to the router every time', async () => {
  const { get, own } = await siteWithContent()
  await get(LATEST)
  for (let n = 0; n < 2; n++) {
    expect((await get('/api/blogs?status=draft')).status).toBe(400)
    expect((await get('/api/users')).status).toBe(404)
    expect((await get(LATEST, {}, 'POST')).status).toBe(405)
  }
  expect(own).toEqual([])
})

test('D71: an app of a named origin reads content, cached or not, and no cache mixes it up with another', async () => {
  const { get, own } = await siteWithContent()
  for (const origin of [APP, 'https://evil.example', undefined]) {
    const { headers } = await get(LATEST, origin === undefined ? {} : { origin })
    const isApp = origin === APP
    expect(headers.get('access-control-allow-origin')).toBe(isApp ? APP : null)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('vary')).toBe('accept-encoding, origin')
  }
  expect(own).toEqual(['kept read', 'kept read'])
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'finding api P9: %s to content is refused as JSON',
  async (method) => {
    const { get } = await siteWithContent()
    const refusal = await get('/api/blogs', {}, method)
    expect([refusal.status, refusal.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await refusal.json()).toMatchObject({
      data: null,
      error: { status: 405, name: 'MethodNotAllowedError' },
    })
    expect((await get('/api/nothing', {}, method)).status).toBe(404)
  },
)
