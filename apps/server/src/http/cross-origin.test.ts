import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { htmlCache } from '#pages/html-cache.ts'
import { crossOrigin } from './cross-origin.ts'
import { listenerServer } from './listener-server.ts'

const APP = 'capacitor://localhost'
const CALL = '/api/v1/mwellness/mood/createMood'

/** A server whose framework answers 401 to everything but files, as to a call without a token. */
async function serverFor(origins: readonly string[]) {
  const own: string[] = []
  const server = listenerServer({
    pages: htmlCache({
      headers: {},
      render: () => expect.fail('no page is asked for'),
      onError: () => undefined,
    }),
    reads: { answer: () => false },
    headers: { 'cross-origin-resource-policy': 'same-origin' },
    crossOrigin: crossOrigin(origins),
    handler: (_, response) => response.writeHead(401, { 'x-request-id': 'x' }).end('{}'),
    onOwnAnswer: (kind) => void own.push(kind),
    isTooMuch: () => false,
    isDraining: () => false,
    isOwnHost: () => true,
    clientAddress: () => '203.0.113.7',
    busyPage: () => undefined,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (path: string, origin: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { origin, ...headers } })
  const preflight = (path: string, origin: string) =>
    ask(path, origin, {
      method: 'OPTIONS',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    })
  return { ask, preflight, own }
}

const corsOf = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'))

test('D71: a browser may make the calls of an app whose origin is named, with a token and without cookies', async () => {
  const { preflight, own } = await serverFor(['https://localhost', APP])
  const { status, headers } = await preflight(CALL, APP)
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, APP])
  expect(headers.get('access-control-allow-methods')).toContain('DELETE')
  const allowed = headers.get('access-control-allow-headers')?.split(', ')
  expect(allowed).toEqual(
    expect.arrayContaining([
      'authorization',
      'content-type',
      'idempotency-key',
      'if-match',
      'x-time-zone',
      'x-follow-pass',
    ]),
  )
  expect(allowed).not.toContain('x-xsrf-token')
  expect(headers.get('access-control-allow-credentials')).toBeNull()
  expect(own).toEqual(['preflight'])
})

test('D71: an app reads refusals as well, with their headers', async () => {
  const { ask } = await serverFor([APP])
  const answer = await ask(CALL, APP, { method: 'POST' })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, APP])
  expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after')
})

test('D71, security row 38: no other origin is let in, nor any to the desk and to pages', async () => {
  const { ask, preflight, own } = await serverFor([APP])
  for (const [path, origin] of [
    [CALL, 'https://evil.example'],
    [CALL, 'null'],
    [CALL, `${APP}.evil.example`],
    ['/api/v1/desk/session', APP],
    ['/api/v1/%64esk/session', APP],
    ['/api/v1/', APP],
    ['/dashboard', APP],
  ] as const) {
    expect([path, origin, corsOf(await ask(path, origin))]).toEqual([path, origin, []])
    expect([path, origin, corsOf(await preflight(path, origin))]).toEqual([path, origin, []])
  }
  expect(own).toEqual([])
})

test('D71: files that content names can be shown in apps, once an origin is named', async () => {
  const policyFor = async (origins: string[], path: string) =>
    (await (await serverFor(origins)).ask(path, APP)).headers.get('cross-origin-resource-policy')
  for (const path of ['/uploads/a.mp3', '/img/a.jpg/640.webp']) {
    expect(await policyFor([APP], path)).toBe('cross-origin')
    expect(await policyFor([], path)).toBe('same-origin')
  }
  expect(await policyFor([APP], '/assets/a.js')).toBe('same-origin')
})

test('D71: where no origin is named, no answer has a header for one', async () => {
  const { ask, preflight } = await serverFor([])
  for (const answer of [await ask(CALL, APP), await preflight(CALL, APP), await ask('/uploads/a.mp3', APP)])
    expect(corsOf(answer)).toEqual([])
})
