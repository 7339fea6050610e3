import { connect } from 'node:net'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { addresses } from '@pulli/web/addresses.ts'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { pagePatterns } from '../../tools/deploy/routes-with-keys.ts'
import { formsOf, formToken } from '../form-token.ts'
import { stack } from './shared-stack.ts'

const ALWAYS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
]

/** The same for everyone. */
const PUBLIC_PAGES: readonly string[] = [addresses.login, addresses.otp]

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
  ['a picture to share that does not exist', '/og/none.png', 404],
  ['a picture that does not exist', '/img/720/none.avif', 404],
  ['metrics without the token', '/metrics', 404],
  ['the page of a crowd', '/busy', 503],
  ['a feed', '/blogs.rss', 200],
  ['the site map', '/sitemap.xml', 200],
  ['the login', '/dashboard/login', 200],
  ['the way to the dashboard', '/dashboard', 302],
  ['a page of the dashboard', '/dashboard/mood-tracker', 200],
  ['an address that moved', '/dashbaord/login', 301],
  ['an address that cannot be read', '/%', 400],
  ['a private call without a token', '/api/v1/mwellness/members/me', 401],
  ['an export without a token', '/api/v1/mwellness/members/me/export', 401],
])('security row 37: %s carries the headers', async (_what, path, status) => {
  const answer = await fetch(`${stack.siteUrl}${path}`, { redirect: 'manual' })
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

test('finding F11: nobody stores the data of a page, whatever its route and its outcome', async () => {
  const paths = ['/', ...pagePatterns()].map((pattern) =>
    pattern.replace(/:\w+|^\*/g, '/none').replaceAll('//', '/'),
  )
  const stored: string[] = []
  for (const path of paths) {
    const address = `${path === '/' ? '/_root' : path}.data`
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await fetch(stack.siteUrl + address, { method, redirect: 'manual' })
      await answer.arrayBuffer()
      const rule = answer.headers.get('cache-control')
      if (!/no-store/.test(rule ?? '')) stored.push(`${method} ${address} ${answer.status} ${rule}`)
    }
  }
  expect(stored).toEqual([])
})

test('a page has Vary and an ETag', async () => {
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

const { host, hostname, port } = new URL(stack.siteUrl)

test.each([
  'null',
  'https://evil.example',
  `${stack.siteUrl}.evil.example`,
  `http://evil${hostname}:${port}`,
  `http://evil.example/${host}`,
  `http://${host}@evil.example`,
  `http://sub.${host}`,
  `https://${host}`,
  `http://${hostname}:1`,
  'file://',
  '*',
])('security row 38: the origin %s is never reflected, nor let in', async (origin) => {
  for (const path of [
    '/',
    '/api/faqs?populate=*',
    '/api/v1/mwellness/openapi.json',
    '/api/v1/mwellness/members/me',
  ]) {
    for (const method of ['GET', 'OPTIONS']) {
      const asked = {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      }
      const answer = await fetch(`${stack.siteUrl}${path}`, { method, headers: asked })
      await answer.arrayBuffer()
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  }
})

test.each(['/%', '/%c0%ae', '/single-blog/%ff', `/${'a'.repeat(9_000)}`, '//evil.example/'])(
  'the address %s is answered without a 5xx',
  async (path) => {
    const answer = await fetch(`${stack.siteUrl}${path}`, { redirect: 'manual' })
    await answer.arrayBuffer()
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  },
)

test('NAV-22 a malformed address gets a page with the crisis line', async () => {
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
    const body = new URLSearchParams({
      csrf_token: await formToken(stack.siteUrl + path),
      name: '',
    }).toString()
    const answer = await fetch(`${stack.siteUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': from },
      body,
    })
    expect([path, answer.status]).toEqual([path, status])
  }
})

test('security row 27: an oversized form is refused', async () => {
  const large = await fetch(`${stack.siteUrl}/consultation`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `name=${'a'.repeat(70_000)}`,
  })
  expect(large.status).toBe(413)
})

test.each([
  ['/', 404, 414],
  ['/blog-grid?q=', 200, 414],
  ['/uploads/', 404, 414],
  ['/api/blogs/', 404, 414],
  ['/api/v1/mwellness/', 404, 414],
])(
  'security row 27: an address at %s may have 2 KiB, and not one character more',
  async (start, status, tooLong) => {
    const ask = async (length: number) => {
      const answer = await fetch(stack.siteUrl + start.padEnd(length, 'a'))
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    }
    expect((await ask(2_048)).status).toBe(status)
    const refused = await ask(2_049)
    expect(refused.status).toBe(tooLong)
    expect(ALWAYS.filter((name) => !refused.headers.has(name))).toEqual([])
    if (start.startsWith('/api/'))
      expect(JSON.parse(refused.text)).toMatchObject({ status: 414, data: { code: 'address-too-long' } })
    else expect(refused.text).toContain('href="tel:112"')
  },
)

test('security row 37: every file of a page has the headers: scripts, fonts, images, share image', async () => {
  const html = await (await fetch(stack.siteUrl)).text()
  const named = html.matchAll(
    /\s(?:href|src|content)="([^"]+\.(?:js|svg|png|woff2|avif|webp|webmanifest)(?:\?[^"]*)?)"/g,
  )
  const files = [...named].map(([, address = '']) => new URL(address, stack.siteUrl))
  const paths = new Set(files.map(({ pathname, search }) => pathname + search))
  for (const kind of [/^\/assets\/.*\.js$/, /\.woff2$/, /^\/og\//, /\.svg$/])
    expect([kind, [...paths].some((path) => kind.test(path))]).toEqual([kind, true])
  for (const path of paths) {
    const answer = await fetch(stack.siteUrl + path)
    await answer.arrayBuffer()
    expect([path, answer.status, ALWAYS.filter((name) => !answer.headers.has(name))]).toEqual([path, 200, []])
  }
})

test('security rows 22 and 37: a member’s export has the headers and is not cached', async () => {
  const call = (path: string, body?: object, token = '') =>
    fetch(`${stack.siteUrl}/api/v1/mwellness${path}`, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  const mobile_number = mobileNumber()
  const { data: sent } = await (await call('/auth/login-request', { mobile_number })).json()
  const signedIn = await call('/auth/login', { mobile_number, type: 'phone', otp: sent.otp })
  const { data: user } = await signedIn.json()
  const answer = await call('/members/me/export', undefined, user.tokens.access_token)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  for (const { headers } of [signedIn, answer]) {
    expect(headers.get('cache-control')).toBe('no-store')
    expect(ALWAYS.filter((name) => !headers.has(name))).toEqual([])
  }
  await answer.arrayBuffer()
})

test.each([
  ['no HTTP', 'HELP\r\n\r\n', 400],
  ['too many headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
  ['the whole server', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
  ],
  [
    'a length and pieces',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
])(
  'security row 37: an invalid request (%s) gets the headers, and the connection is closed',
  async (_what, sent, status) => {
    const { hostname, port } = new URL(stack.siteUrl)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk)).on('error', () => undefined)
    socket.write(sent)
    await new Promise((resolve) => socket.once('close', resolve))
    const [head = ''] = answer.toLowerCase().split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^http/1\\.1 ${status} `))
    expect(ALWAYS.filter((name) => !head.includes(`\r\n${name}: `))).toEqual([])
  },
)

test('a POST without a form body gets the form, not an error', async () => {
  const answer = await fetch(`${stack.siteUrl}/consultation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(403)
  expect(formsOf(await answer.text())).toMatchObject([{ action: '/consultation' }])
})

test('security row 22: dashboard pages and redirects to them are not cached by browsers or proxies', async () => {
  const pages = Object.values(addresses).filter(
    (path) => path.startsWith('/dashboard') && !PUBLIC_PAGES.includes(path),
  )
  expect(pages.length).toBeGreaterThanOrEqual(6)
  for (const path of pages) {
    const answer = await fetch(`${stack.siteUrl}${path}`, { redirect: 'manual' })
    await answer.arrayBuffer()
    expect([path, answer.headers.get('cache-control')]).toEqual([path, expect.stringContaining('no-store')])
  }
})

test('P16 document pages name the speculation rules, and pages of members do not', async () => {
  const rules = async (path: string) =>
    (await fetch(`${stack.siteUrl}${path}`)).headers.get('speculation-rules')
  for (const path of ['/', '/blog-grid?q=sleep', '/crisis'])
    expect(await rules(path)).toBe('"/speculation-rules.json"')
  expect(await rules(addresses.memberMoods)).toBeNull()
})

test('P16 the speculation rules have the type that browsers ask for, and leave out what is not the same for everyone', async () => {
  const answer = await fetch(`${stack.siteUrl}/speculation-rules.json`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/speculationrules\+json/)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  const { prefetch, prerender } = (await answer.json()) as Record<string, { where: object }[]>
  for (const [rule] of [prefetch ?? [], prerender ?? []])
    for (const path of ['/dashboard', '/dashboard/*', '/api/*', '/uploads/*', '/img/*'])
      expect(JSON.stringify(rule?.where)).toContain(JSON.stringify({ not: { href_matches: path } }))
})
