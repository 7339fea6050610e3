import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { stack } from './shared-stack.ts'

const ALWAYS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
]

test.each([
  ['a page from the cache', '/', 200],
  ['a page from the router', '/blog-grid?q=sleep', 200],
  ['the crisis page', '/crisis', 200],
  ['a page that does not exist', '/nowhere', 404],
  ['content', '/api/faqs?populate=*', 200],
  ['content that does not exist', '/api/blogs/none?populate=*', 404],
  ['a refused read', '/api/blogs?status=draft', 400],
  ['the API', '/api/v1/mwellness/nothing', 404],
  ['the OpenAPI document', '/api/v1/mwellness/openapi.json', 200],
  ['the API reference', '/api/reference/', 200],
  ['a missing upload', '/uploads/none.png', 404],
  ['a health answer', '/livez', 200],
  ['readiness', '/readyz', 200],
  ['an icon', '/favicon.svg', 200],
])('security row 37: %s carries the headers', async (_what, path, status) => {
  const answer = await fetch(`${stack.siteUrl}${path}`)
  await answer.arrayBuffer()
  expect(answer.status).toBe(status)
  expect(ALWAYS.filter((name) => !answer.headers.has(name))).toEqual([])
  expect(answer.headers.get('x-powered-by')).toBeNull()
})

test.each(['/', '/crisis', '/blog-grid', '/nowhere'])(
  'security row 36: the policy of %s allows no inline script and no foreign origin',
  async (path) => {
    const policy = (await fetch(`${stack.siteUrl}${path}`)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  },
)

test.each(['/', '/contact', '/nowhere', '/api/reference/', '/livez', '/dashboard/login'])(
  'security row 36: Google’s evaluator finds nothing of medium weight or more in the policy of %s',
  async (path) => {
    const policy = (await fetch(`${stack.siteUrl}${path}`)).headers.get('content-security-policy') ?? ''
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    // A lower number weighs more.
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
  },
)

test('a page is told apart by its encoding and carries a tag for the next visit', async () => {
  const answer = await fetch(`${stack.siteUrl}/`, { headers: { 'accept-encoding': 'br' } })
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
    'br',
    'accept-encoding',
  ])
  const again = await fetch(`${stack.siteUrl}/`, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test.each(['https://evil.example', 'null', `${stack.siteUrl}.evil.example`])(
  'security row 38: the origin %s is never reflected',
  async (origin) => {
    for (const path of ['/', '/api/faqs?populate=*', '/api/v1/mwellness/openapi.json']) {
      const answer = await fetch(`${stack.siteUrl}${path}`, { headers: { origin } })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
  },
)

test.each(['/%', '/%c0%ae', '/single-blog/%ff', `/${'a'.repeat(9_000)}`, '//evil.example/'])(
  'the address %s is answered without a failure',
  async (path) => {
    const answer = await fetch(`${stack.siteUrl}${path}`, { redirect: 'manual' })
    await answer.arrayBuffer()
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  },
)

test('NAV-22 an address that cannot be read is answered with a page that has the crisis line', async () => {
  const answer = await fetch(`${stack.siteUrl}/%E0%A4%A`)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain('style-src')
  expect(await answer.text()).toContain('href="tel:112"')
  const call = await fetch(`${stack.siteUrl}/api/%E0%A4%A`)
  expect([call.status, call.headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8'])
})

test('only the content service may purge', async () => {
  const purge = (authorization?: string) =>
    fetch(`${stack.siteUrl}/internal/content-changed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: '{"event":"entry.publish"}',
    })
  expect((await purge()).status).toBe(404)
  expect((await purge('Bearer wrong')).status).toBe(404)
  expect((await purge(`Bearer ${stack.contentSecret}`)).status).toBe(200)
})

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 422],
])('security row 39: a plain form that is sent %s is answered %i', async (from, status) => {
  for (const path of ['/consultation', '/newsletter']) {
    const answer = await fetch(`${stack.siteUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': from },
      body: 'name=',
    })
    expect([path, answer.status]).toEqual([path, status])
  }
})

test('security row 27: a form that is too large is refused', async () => {
  const large = await fetch(`${stack.siteUrl}/consultation`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `name=${'a'.repeat(70_000)}`,
  })
  expect(large.status).toBe(413)
})

test('a post to the form’s page that is no form is answered field by field, not with a failure', async () => {
  const answer = await fetch(`${stack.siteUrl}/consultation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(422)
})
