import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { BASE } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'

const URL = `${BASE}/openapi.json`

test('the contract is served in an encoding the client accepts, is cacheable, and is revalidated by its ETag', async () => {
  const { app } = await testApi()
  const plain = await app.inject(URL)
  expect(plain.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300',
    vary: 'accept-encoding, origin',
    etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
    'x-request-id': expect.any(String),
  })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await app.inject({ url: URL, headers: { 'accept-encoding': encoding } })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
    expect(unpack(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
  }
  const again = await app.inject({ url: URL, headers: { 'if-none-match': String(plain.headers.etag) } })
  expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([
    304,
    0,
    plain.headers.etag,
  ])
})

test('member data is never cacheable', async () => {
  const { app } = await testApi()
  const { headers } = await app.inject(`${BASE}/members/me`)
  expect(headers['cache-control']).toBe('no-store')
})
