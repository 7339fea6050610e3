import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { htmlCache } from '#pages/html-cache.ts'
import { crossOrigin } from './cross-origin.ts'
import { listenerServer } from './listener-server.ts'

const HEADERS = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" }
const PAGE = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' }

/** A server whose framework is slow, with a switch that says that it has too much to do. */
async function busyServer() {
  let isOverloaded = false
  let isDraining = false
  const rendered: string[] = []
  const handled: (string | undefined)[] = []
  const pages = htmlCache({
    headers: HEADERS,
    onError: (error) => expect.fail(String(error)),
    async render(key) {
      rendered.push(key)
      return new Response(`page ${key}`, { headers: PAGE })
    },
  })
  const own: string[] = []
  const server = listenerServer({
    pages,
    reads: { answer: () => false },
    headers: HEADERS,
    handler(request, response) {
      handled.push(request.url)
      return pages.render(request, response, (work) => work()) ?? response.end(`framework ${request.url}`)
    },
    onOwnAnswer: (kind, { url }) => void own.push(`${kind} ${url}`),
    isTooMuch: () => isOverloaded,
    isDraining: () => isDraining,
    isOwnHost: () => true,
    crossOrigin: crossOrigin([]),
    clientAddress: () => '203.0.113.7',
    busyPage: () => ({ body: Buffer.from('many people'), policy: "style-src 'sha256-x'" }),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: 'name=Asha' }),
    })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
  const overload = (now: boolean) => {
    isOverloaded = now
  }
  const drain = () => {
    isDraining = true
  }
  return { ask, overload, drain, rendered, handled, own }
}

test('security row 43: excess requests are rejected at once, in a form the client accepts', async () => {
  const { ask, overload, own } = await busyServer()
  overload(true)
  const call = await ask('/api/v1/mwellness/auth/login-request', 'POST')
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
  expect(JSON.parse(call.text)).toMatchObject({ status: 503, error: true, data: { code: 'unavailable' } })
  expect(own).toEqual(['shed /api/v1/mwellness/auth/login-request'])

  for (const [path, method] of [
    ['/single-blog/never-opened', 'GET'],
    ['/consultation', 'POST'],
    ['/dashboard/mood', 'GET'],
    ['/blog-grid?q=sleep', 'GET'],
  ] as const) {
    const { status, text, headers } = await ask(path, method)
    expect([path, status, text]).toEqual([path, 503, 'many people'])
    expect(Object.fromEntries(headers)).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "style-src 'sha256-x'",
      'x-content-type-options': 'nosniff',
    })
  }
})

test('security row 43: a refusal takes next to no time: 200 of them reach neither the framework nor a render', async () => {
  const { ask, overload, rendered, handled } = await busyServer()
  overload(true)
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => ask(`/faq?n=${n}`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect([rendered, handled]).toEqual([[], []])
})

test('security row 43: health, help, small files and kept pages are answered whatever happens', async () => {
  const { ask, overload, rendered } = await busyServer()
  expect((await ask('/about')).text).toBe('page /about')
  overload(true)
  expect((await ask('/about')).text).toBe('page /about')
  expect((await ask('/crisis')).text).toBe('page /crisis')
  for (const path of ['/livez', '/readyz', '/assets/a.js', '/internal/content-changed', '/favicon.svg'])
    expect(await ask(path)).toMatchObject({ status: 200, text: `framework ${path}` })
  expect((await ask('/faq')).status).toBe(503)
  expect(rendered).toEqual(['/about', '/crisis'])
})

test('security row 43: nothing is refused a moment after', async () => {
  const { ask, overload } = await busyServer()
  overload(true)
  expect((await ask('/faq')).status).toBe(503)
  overload(false)
  expect((await ask('/faq')).status).toBe(200)
  expect((await ask('/api/v1/mwellness/members/me')).text).toBe('framework /api/v1/mwellness/members/me')
})

test('security row 52: a server that is about to end keeps no connection for a next request', async () => {
  const { ask, drain } = await busyServer()
  await ask('/about')
  expect((await ask('/about')).headers.get('connection')).toBe('keep-alive')
  drain()
  expect((await ask('/about')).headers.get('connection')).toBe('close')
  expect((await ask('/nowhere')).headers.get('connection')).toBe('close')
})

test('finding api F11: each response has its own id, including cached pages and refusals', async () => {
  const { ask, overload } = await busyServer()
  const ids = [(await ask('/')).headers, (await ask('/')).headers, (await ask('/nowhere', 'POST')).headers]
  overload(true)
  ids.push((await ask('/api/v1/mwellness/auth/login-request', 'POST')).headers)
  const named = ids.map((headers) => headers.get('x-request-id'))
  for (const id of named) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(named).size).toBe(4)
})
