import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { apiReference } from './api-reference.ts'

test('the reference page runs its own scripts and asks nobody else for anything', async () => {
  const app = fastify()
  await app.register(apiReference())
  const page = await app.inject('/api/reference/')
  const policy = String(page.headers['content-security-policy'])

  expect(page.statusCode).toBe(200)
  expect(policy).toContain("default-src 'none'")
  const inline = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/.exec(page.body)?.[1] ?? expect.fail()
  expect(policy).toContain(`'sha256-${createHash('sha256').update(inline).digest('base64')}'`)
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|https?:)/)
  expect(page.body).toContain('/api/v1/mwellness/openapi.json')
  expect(page.body).not.toMatch(/https?:\/\//)
  const source = /<script[^>]*\ssrc="([^"]+)"/.exec(page.body)?.[1] ?? expect.fail()
  const script = await app.inject(new URL(source, 'http://here/api/reference/').pathname)
  expect(script.headers['content-type']).toContain('javascript')
})

test('the reference page and its script leave compressed as the client reads them, and are known again by their ETag', async () => {
  const app = fastify()
  await app.register(apiReference())
  for (const url of ['/api/reference/', '/api/reference/js/scalar.js']) {
    const plain = await app.inject(url)
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
    })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await app.inject({ url, headers: { 'accept-encoding': encoding } })
      expect(packed.headers['content-encoding']).toBe(encoding)
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length)
      expect(unpack(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
    }
    const headers = { 'if-none-match': String(plain.headers.etag) }
    const again = await app.inject({ url, headers })
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([
      304,
      0,
      plain.headers.etag,
    ])
  }
})

test('the reference without a slash leads to the one with it', async () => {
  const app = fastify()
  await app.register(apiReference())
  const answer = await app.inject('/api/reference')
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/api/reference/'])
})
