import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { moodApi } from '#testing/moods.ts'
import { sessionOf } from '#testing/sessions.ts'
import { BASE } from '#testing/sign-in.ts'
import { DESK } from '#testing/staff.ts'
import { ASHA, PATH, testApi } from '#testing/test-api.ts'

type Sent = { method?: string; headers?: Record<string, string>; body?: string | Buffer }

/** A request as it goes over the wire, with its answer. */
async function ask({ app }: Awaited<ReturnType<typeof testApi>>, path: string, { body, ...sent }: Sent) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const asked = request({ host: '127.0.0.1', port, path, agent: false, ...sent }).end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const text = Buffer.concat(await answer.toArray()).toString()
  return { status: answer.statusCode, headers: answer.headers, text }
}

const JSON_HEADERS = { 'content-type': 'application/json' }

test('finding api P9: each 401 says how to authenticate, and no other answer does', async () => {
  const api = await testApi()
  const { authorization } = await sessionOf(api, '+919876543210')
  const of = async (path: string, headers = {}) => {
    const { statusCode, headers: got } = await api.app.inject({ url: path, headers })
    return [statusCode, got['www-authenticate']]
  }
  expect(await of(`${BASE}/members/me`)).toEqual([401, 'Bearer realm="members"'])
  expect(await of(`${DESK}/requests`)).toEqual([401, 'Cookie realm="desk"'])
  expect(await of(`${BASE}/members/me`, { authorization })).toEqual([200, undefined])
  const { components } = (await api.app.inject(`${BASE}/openapi.json`)).json()
  expect(components.responses.SignInNeeded.headers).toHaveProperty('WWW-Authenticate')
})

test('finding api P9: a HEAD that is answered 304 says no length, as its GET', async () => {
  const api = await testApi()
  const path = `${BASE}/openapi.json`
  const { headers } = await ask(api, path, {})
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(api, path, { method, headers: { 'if-none-match': headers.etag ?? '' } })
    expect([method, answer.status, answer.text]).toEqual([method, 304, ''])
    expect(answer.headers).not.toHaveProperty('content-length')
    expect(answer.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] })
    expect(answer.headers['x-request-id']).toMatch(/./)
  }
})

test('finding api P9: a compressed body is refused as such', async () => {
  const api = await testApi()
  const body = gzipSync(JSON.stringify(ASHA))
  const sent = { method: 'POST', headers: { ...JSON_HEADERS, 'content-encoding': 'gzip' }, body }
  const answer = await ask(api, PATH, sent)
  expect([answer.status, answer.headers['accept-encoding']]).toEqual([415, 'identity'])
  expect(JSON.parse(answer.text).data.code).toBe('unsupported-content-type')
  const plain = {
    ...sent,
    headers: { ...JSON_HEADERS, 'content-encoding': 'identity' },
    body: JSON.stringify(ASHA),
  }
  expect((await ask(api, PATH, plain)).status).toBe(200)
})

test('finding api P9: bytes that are not UTF-8 are refused, not replaced', async () => {
  const { asha, rows, ...api } = await moodApi()
  const [before = '', after = ''] = JSON.stringify({ moodType: 'OKAY', note: '_' }).split('_')
  const send = (note: Buffer) =>
    ask(api, `${BASE}/mood/createMood`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, authorization: asha.authorization },
      body: Buffer.concat([Buffer.from(before), note, Buffer.from(after)]),
    })
  for (const bytes of [[0xff], [0xe0, 0xa4], [0xc0, 0xaf], [0xed, 0xa0, 0x80]]) {
    const answer = await send(Buffer.from(bytes))
    expect([answer.status, JSON.parse(answer.text).data.code]).toEqual([400, 'malformed-json'])
  }
  expect(await rows()).toEqual([])
  expect((await send(Buffer.from('नींद 🪷'))).status).toBe(200)
  expect(await rows()).toMatchObject([{ note: 'नींद 🪷' }])
})

test.each([
  ['/members/me', 405, 'method-not-allowed'],
  ['/nowhere', 404, 'unknown-address'],
])('finding api P9: QUERY %s is answered %i, with a body or without', async (path, status, code) => {
  const api = await testApi()
  for (const sent of [{}, { headers: JSON_HEADERS, body: '{}' }]) {
    const answer = await ask(api, BASE + path, { method: 'QUERY', ...sent })
    expect([answer.status, JSON.parse(answer.text).data.code]).toEqual([status, code])
    if (status === 405) expect(answer.headers.allow).toContain('PATCH')
  }
})

test.each([
  ['createRequest', 'X-Time-Zone'],
  ['openRequest', 'X-Follow-Pass'],
])('finding api P9: the contract names what %s reads: %s', async (operationId, header) => {
  const { app } = await testApi()
  const { paths } = (await app.inject(`${BASE}/openapi.json`)).json()
  type Operation = { operationId: string; parameters?: { name: string }[] }
  const operations = Object.values<Record<string, Operation>>(paths).flatMap((methods) =>
    Object.values(methods),
  )
  const { parameters = [] } = operations.find((one) => one.operationId === operationId) ?? {}
  expect(parameters.map(({ name }) => name)).toContain(header)
})
