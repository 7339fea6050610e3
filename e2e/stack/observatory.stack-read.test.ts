import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { createServer, get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../running-stack.ts'
import { scan } from './observatory.ts'
import { serverOfItsOwn } from './server-of-its-own.ts'
import { stack } from './shared-stack.ts'

const folder = mkdtempSync(join(tmpdir(), 'pulli-tls-'))
const ended: (() => Promise<unknown> | unknown)[] = []
let site = ''
let blog = ''

/** A server as in production, behind a proxy that does the TLS. */
beforeAll(async () => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', key, '-out', certificate],
    {
      stdio: 'ignore',
    },
  )
  const [port, tlsPort] = [await freePort(), await freePort()]
  site = `https://localhost:${tlsPort}`
  const server = await serverOfItsOwn({
    PORT: `${port}`,
    DATA_DIR: folder,
    PUBLIC_URL: site,
    TRUST_PROXY: '1',
  })
  const proxy = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (from, to) => {
    const passed = plainRequest(
      { port, path: from.url, method: from.method, headers: from.headers },
      (answer) => {
        to.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.pipe(to)
      },
    )
    from.pipe(passed)
  }).listen(tlsPort)
  ended.push(
    () => proxy.close(),
    () => server.kill('SIGTERM') && once(server, 'exit'),
    () => rmSync(folder, { recursive: true, force: true }),
  )
  const list = await fetch(`${stack.contentUrl}/api/blogs?populate=*`)
  blog = `/single-blog/${((await list.json()) as { data: { documentId: string }[] }).data[0]?.documentId}`
}, 60_000)

afterAll(async () => {
  for (const end of ended) await end()
})

/** The certificate is self-signed. */
async function fetchOverTls(path: string): Promise<{ status: number; headers: Headers; html: string }> {
  return new Promise((resolve, reject) => {
    get(`${site}${path}`, { rejectUnauthorized: false, agent: false }, (answer) => {
      const headers = new Headers()
      for (let at = 0; at < answer.rawHeaders.length; at += 2)
        headers.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '')
      let html = ''
      answer.on('data', (bytes) => (html += bytes))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers, html }))
    }).once('error', reject)
  })
}

test.each([
  ['the home page', () => '/', 200],
  ['a blog', () => blog, 200],
  ['the page of the login', () => '/dashboard/login', 200],
  ['an error page', () => '/nowhere', 404],
])(
  'security row 35: %s scores 125 or more by the rules of Mozilla’s Observatory',
  async (_what, path, expected) => {
    const { status, headers, html } = await fetchOverTls(path())
    expect(status).toBe(expected)
    const { score, findings } = scan(headers, html)
    expect(findings.filter(({ points }) => points < 0)).toEqual([])
    expect(score).toBeGreaterThanOrEqual(125)
  },
)

test('security row 35: the same response without its headers scores nothing', () => {
  expect(scan(new Headers(), '<script src="https://cdn.example/a.js">').score).toBe(0)
  const weak = new Headers({ 'content-security-policy': "script-src 'unsafe-inline'" })
  expect(scan(weak, '').score).toBeLessThan(50)
})
