import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type HtmlCacheOptions, htmlCache } from './html-cache.ts'

const KEPT = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
}

async function siteWith(options: Partial<HtmlCacheOptions> & Pick<HtmlCacheOptions, 'render'>) {
  const errors: unknown[] = []
  const cache = htmlCache({
    headers: { 'x-content-type-options': 'nosniff' },
    onError: (error) => errors.push(error),
    ...options,
  })
  const server = createServer((request, response) => {
    if (cache.answer(request, response)) return
    if (cache.render(request, response, (work) => work()) === undefined)
      response.writeHead(200, { 'x-from': 'router' }).end('from the router')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { cache, errors, get: (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init) }
}

test('concurrent requests share one render of a page', async () => {
  let renders = 0
  const { get } = await siteWith({
    render: async () => new Response(`<h1>render ${++renders}</h1>`, { headers: KEPT }),
  })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => get('/').then((answer) => answer.text())),
  )
  expect(new Set(answers)).toEqual(new Set(['<h1>render 1</h1>']))
})

test('each browser gets the smallest form that it reads', async () => {
  const html = '<p>Come in.</p>'.repeat(200)
  const { get } = await siteWith({ render: async () => new Response(html, { headers: KEPT }) })
  const encodings = await Promise.all(
    ['br, gzip', 'gzip', 'identity'].map(async (accepted) => {
      const answer = await get('/', { headers: { 'accept-encoding': accepted } })
      // fetch decompresses, so only the header shows the encoding.
      expect(await answer.text()).toBe(html)
      return answer.headers.get('content-encoding')
    }),
  )
  expect(encodings).toEqual(['br', 'gzip', null])
})

test('a browser that has the page already is told so', async () => {
  const { get } = await siteWith({ render: async () => new Response('<h1>same</h1>', { headers: KEPT }) })
  const etag = (await get('/')).headers.get('etag') ?? ''
  const again = await get('/', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('finding code bug 8: one tag for three encodings is a weak one, and is known again in a list and without W/', async () => {
  const { get } = await siteWith({ render: async () => new Response('<h1>same</h1>', { headers: KEPT }) })
  const etags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (accepted) =>
      (await get('/', { headers: { 'accept-encoding': accepted } })).headers.get('etag'),
    ),
  )
  expect(new Set(etags).size).toBe(1)
  const etag = etags[0] ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
  for (const given of [`"older", ${etag}`, etag.slice(2), '*'])
    expect((await get('/', { headers: { 'if-none-match': given } })).status).toBe(304)
})

test('finding code bug 8: a client that refuses brotli does not get it', async () => {
  const { get } = await siteWith({
    render: async () => new Response('<p>Come in.</p>'.repeat(200), { headers: KEPT }),
  })
  const answer = await get('/', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' } })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
})

test('after a minute the old page is shown once more while a new one is rendered', async () => {
  let renders = 0
  let now = 1
  const { get } = await siteWith({
    render: async () => new Response(`render ${++renders}`, { headers: KEPT }),
    now: () => now,
  })
  const read = () => get('/').then((answer) => answer.text())
  expect(await read()).toBe('render 1')
  now = 61_000
  expect(await read()).toBe('render 1')
  await expect.poll(read).toBe('render 2')
})

test('a page older than a day is not shown any more', async () => {
  let renders = 0
  let now = 1
  const { get } = await siteWith({
    render: async () => new Response(`render ${++renders}`, { headers: KEPT }),
    now: () => now,
  })
  await get('/')
  now = 86_500_000
  expect(await (await get('/')).text()).toBe('render 2')
})

test('a refill that fails leaves the old page in place', async () => {
  let now = 1
  let broken = false
  const { get, errors } = await siteWith({
    render: async () => {
      if (broken) throw new Error('the database is away')
      return new Response('as it was', { headers: KEPT })
    },
    now: () => now,
  })
  await get('/')
  broken = true
  now = 3_600_000
  expect(await (await get('/')).text()).toBe('as it was')
  await expect.poll(() => errors.length).toBe(1)
  expect(await (await get('/')).text()).toBe('as it was')
})

test('after a publication nobody waits for the new page, and nobody gets the old one once it is there', async () => {
  let published = 'old'
  const { get, cache } = await siteWith({ render: async () => new Response(published, { headers: KEPT }) })
  expect(await (await get('/')).text()).toBe('old')
  published = 'new'
  cache.supersede()
  expect(await (await get('/')).text()).toBe('old')
  await expect.poll(async () => (await get('/')).text()).toBe('new')
})

test('two seconds after a publication the page of before is gone, and the visitor waits for the new one', async () => {
  let published = 'old'
  let now = 1_000
  const { get, cache } = await siteWith({
    render: async () => new Response(published, { headers: KEPT }),
    now: () => now,
  })
  await get('/')
  published = 'new'
  cache.supersede()
  // A second publication does not extend the time of the page before the first.
  now += 1_500
  cache.supersede()
  now += 500
  expect(await (await get('/')).text()).toBe('new')
})

test('soon after a first publication, a second one does not bring back the page from before both', async () => {
  let published = 'first'
  const { get, cache } = await siteWith({ render: async () => new Response(published, { headers: KEPT }) })
  await get('/')
  published = 'second'
  cache.supersede()
  await expect.poll(async () => (await get('/')).text()).toBe('second')
  published = 'third'
  cache.supersede()
  expect(await (await get('/')).text()).toBe('second')
  await expect.poll(async () => (await get('/')).text()).toBe('third')
})

test('a page that a publication removed is gone as soon as that is known', async () => {
  let status = 200
  const { get, cache } = await siteWith({ render: async () => new Response('', { status, headers: KEPT }) })
  expect((await get('/')).status).toBe(200)
  status = 404
  cache.supersede()
  expect((await get('/')).status).toBe(200)
  await expect.poll(async () => (await get('/')).status).toBe(404)
})

test('a page in render during a publication is not cached', async () => {
  let published = 'old'
  const begun = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const { get, cache } = await siteWith({
    render: async () => {
      const rendered = published
      begun.resolve()
      if (rendered === 'old') await gate.promise
      return new Response(rendered, { headers: KEPT })
    },
  })
  const early = get('/').then((answer) => answer.text())
  await begun.promise
  published = 'new'
  cache.supersede()
  gate.resolve()
  await early
  expect(await (await get('/')).text()).toBe('new')
})

test.each([
  ['an error page', 500, KEPT],
  ['a page that does not exist', 404, KEPT],
  ['a page rendered while the content service failed (D45)', 200, { 'cache-control': 'no-store' }],
  ['a page that sets a cookie', 200, { ...KEPT, 'set-cookie': 'a=b' }],
])('%s is shown and not kept', async (_what, status, headers) => {
  let renders = 0
  const { get } = await siteWith({
    render: async () => new Response(`render ${++renders}`, { status, headers }),
  })
  expect((await get('/')).status).toBe(status)
  expect(await (await get('/')).text()).toBe('render 2')
})

test('every cached answer carries the security headers', async () => {
  const { get } = await siteWith({ render: async () => new Response('page', { headers: KEPT }) })
  expect((await get('/')).headers.get('x-content-type-options')).toBe('nosniff')
})

test('a request for anything but a page goes to the router', async () => {
  const { get } = await siteWith({ render: async () => new Response('page', { headers: KEPT }) })
  expect((await get('/api/blogs')).headers.get('x-from')).toBe('router')
})

test('finding code bug 11: a request for a page that cannot be rendered gets the helpline numbers', async () => {
  const { get, errors } = await siteWith({ render: () => Promise.reject(new Error('no page today')) })
  const answer = await get('/')
  expect(answer.status).toBe(500)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-")
  const html = await answer.text()
  for (const way of ['href="tel:112"', 'href="tel:14416"', 'href="/crisis"']) expect(html).toContain(way)
  expect(errors).toHaveLength(1)
  expect((await get('/', { method: 'HEAD' })).status).toBe(500)
})

test('finding H4: a page with unknown query parameters is served from the cache', async () => {
  let renders = 0
  const { get } = await siteWith({
    render: async (key) => new Response(`${key} ${++renders}`, { headers: KEPT }),
  })
  expect(await (await get('/team?utm_source=letter')).text()).toBe('/team 1')
  expect(await (await get('/team')).text()).toBe('/team 1')
  for (let n = 0; n < 20; n++) expect(await (await get(`/team?fbclid=${n}&x=${n}`)).text()).toBe('/team 1')
})

test('finding code bug 6: no spelling of a tag pushes a page out', async () => {
  let renders = 0
  const page = 'x'.repeat(200_000)
  const { get } = await siteWith({
    render: async (key) => {
      renders += 1
      return new Response(`${key}${page}`, { headers: KEPT })
    },
  })
  await get('/')
  for (let n = 0; n < 60; n++) await (await get(`/blog-grid?tag=work${n}`)).arrayBuffer()
  expect(renders).toBe(61)
  await get('/')
  expect(renders).toBe(61)
  await get('/blog-grid?tag=work0')
  expect(renders).toBe(62)
})

test('a queued request gets the page that another request has rendered', async () => {
  const turns: (() => void)[] = []
  let renders = 0
  const cache = htmlCache({
    headers: {},
    onError: expect.fail,
    render: async () => new Response(`render ${++renders}`, { headers: KEPT }),
  })
  const server = createServer((request, response) => {
    if (cache.answer(request, response)) return
    void cache.render(request, response, (work) => new Promise<void>((go) => turns.push(go)).then(work))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = () => fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())
  const both = [ask(), ask()]
  await expect.poll(() => turns.length).toBe(2)
  turns[0]?.()
  expect(await both[0]).toBe('render 1')
  turns[1]?.()
  expect(await both[1]).toBe('render 1')
})
