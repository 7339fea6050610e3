import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
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
  const packed = await app.inject({
    url: '/api/reference/js/scalar.js',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(packed.rawPayload).equals(script.rawPayload)).toBe(true)
  const again = await app.inject({
    url: '/api/reference/js/scalar.js',
    headers: { 'if-none-match': String(packed.headers.etag) },
  })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('the reference without a slash leads to the one with it', async () => {
  const app = fastify()
  await app.register(apiReference())
  const answer = await app.inject('/api/reference')
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/api/reference/'])
})
