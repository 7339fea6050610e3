import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../e2e/running-stack.ts'
import { DEPLOY } from './made-secrets.ts'

const nginx = ['nginx', '/usr/sbin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0)
const hasHaproxy = spawnSync('/usr/sbin/haproxy', ['-v']).status === 0
/** As root it would give up its rights, and with them this test's folders. */
const isRoot = process.getuid?.() === 0
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** A folder with a certificate, and with the sample configuration on ports and folders of this test. */
async function configured(upstream: number) {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['tls', 'cache', 'conf.d']) mkdirSync(join(folder, name))
  const subject = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=www.example.org']
  const files = ['-keyout', join(folder, 'tls/privkey.pem'), '-out', join(folder, 'tls/fullchain.pem')]
  expect(spawnSync('openssl', ['req', '-x509', ...subject, ...files]).status).toBe(0)
  const [plain, tls] = [await freePort(), await freePort()]
  const conf = readFileSync(join(DEPLOY, 'nginx/pulli.conf'), 'utf8')
    .replaceAll('/etc/nginx/tls', join(folder, 'tls'))
    .replaceAll('/var/cache/nginx/pulli', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80 ', `listen 127.0.0.1:${plain} `)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${tls} `)
  const upstreams = readFileSync(join(DEPLOY, 'nginx/upstreams.conf'), 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replace('127.0.0.1:1337', `127.0.0.1:${upstream}`)
  writeFileSync(join(folder, 'conf.d/pulli.conf'), conf)
  writeFileSync(join(folder, 'conf.d/upstreams.conf'), upstreams)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${isRoot ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log ${folder}/first.log; events {} http { ${temporary.join(' ')} ${AS_IN_DEBIAN} access_log ${folder}/other.log; include ${folder}/conf.d/*.conf; }`,
  )
  return { folder, plain, tls }
}

/** What Debian's nginx.conf says for all servers, before it includes the sample. */
const AS_IN_DEBIAN = 'ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3; ssl_prefer_server_ciphers on; gzip on;'

/** Answers every request with its path, and keeps the headers that the proxy sent. */
async function fakeSite() {
  const seen: Record<string, unknown>[] = []
  const server = createServer((request, response) => {
    seen.push({ path: request.url, ...request.headers })
    response.setHeader('cache-control', 'no-store')
    response.setHeader('set-cookie', 'session=somebody')
    response.end(`the page ${request.url}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    stop: () => server.close().closeAllConnections(),
  }
}

/** By curl, since the certificate is the test's own. */
async function get(url: string, ...flags: string[]) {
  const args = ['-sk', '-m', '10', '-w', '\n%{http_code}', ...flags, url]
  const { stdout } = await promisify(execFile)('curl', args).catch((error: { stdout: string }) => error)
  const lines = stdout.split('\n')
  return { status: Number(lines.pop()), body: lines.join('\n') }
}

test.skipIf(!nginx || !hasOpenssl).each([
  ['an address that is not on the list', 403, (conf: string) => conf.replace('  allow 127.0.0.1;\n', '')],
  ['a browser without a certificate', 400, withCertificates],
])('finding F7: %s does not reach the CMS (%i), and reaches the site', async (_who, refusal, change) => {
  const site = await fakeSite()
  const { folder, tls } = await configured(site.port)
  const sample = join(folder, 'conf.d/pulli.conf')
  writeFileSync(sample, change(readFileSync(sample, 'utf8')))
  const authority = readFileSync(join(folder, 'tls/fullchain.pem'))
  writeFileSync(join(folder, 'tls/editors-ca.pem'), authority)
  const child = spawn(nginx ?? '', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    site.stop()
  })
  // By its name in TLS too, as browsers ask: nginx asks for certificates by that.
  const at = (host: string) =>
    get(`https://${host}:${tls}/admin`, '--resolve', `${host}:${tls}:127.0.0.1`, '--noproxy', '*')
  await expect.poll(async () => (await at('www.example.org')).status).toBe(200)
  expect((await at('cms.example.org')).status).toBe(refusal)
  expect(site.seen.filter(({ host }) => String(host).startsWith('cms.'))).toEqual([])
})

/** The sample with its other wall. */
function withCertificates(conf: string) {
  return conf
    .replaceAll(/^ {2}(?:allow .*|deny all);\n/gm, '')
    .replaceAll(/^ {2}#(?=ssl_(?:client_certificate|verify_client) )/gm, '  ')
}

test.skipIf(!nginx || !hasOpenssl)(
  'nginx takes the sample: searches are not logged, /crisis outlives the servers, the inside stays inside',
  { timeout: 30_000 },
  async () => {
    const site = await fakeSite()
    const { folder, plain, tls } = await configured(site.port)
    const conf = join(folder, 'nginx.conf')
    const { status, stderr } = spawnSync(nginx ?? '', ['-t', '-c', conf], { encoding: 'utf8' })
    expect([status, stderr.match(/\[(?:warn|emerg)\].*/g)]).toEqual([0, null])

    const child = spawn(nginx ?? '', ['-c', conf], { stdio: 'ignore' })
    onTestFinished(async () => {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
      site.stop()
    })
    const at = (path: string) => `https://127.0.0.1:${tls}${path}`
    await expect.poll(async () => (await get(at('/'))).status).toBe(200)

    expect((await get(at('/search?q=cannot+go+on'))).body).toBe('the page /search?q=cannot+go+on')
    await get(at('/request/token-of-somebody/time?x=1'))
    await get(at('/desk/join/token-of-an-owner'))
    expect((await get(at('/a'), '-H', 'x-forwarded-for: 198.51.100.7')).status).toBe(200)
    expect(site.seen.at(-1)).toMatchObject({ 'x-forwarded-for': '198.51.100.7, 127.0.0.1' })
    expect((await get(at('/crisis'))).body).toBe('the page /crisis')
    expect([(await get(at('/metrics'))).status, (await get(at('/internal/content-changed'))).status]).toEqual(
      [404, 404],
    )
    const redirect = await get(
      `http://127.0.0.1:${plain}/about?a=b`,
      '-o',
      '/dev/null',
      '-w',
      '%{redirect_url}\n%{http_code}',
    )
    expect(redirect).toMatchObject({ status: 301, body: expect.stringMatching(/^https:.*\/about\?a=b$/) })
    const tooLarge = join(folder, 'large')
    writeFileSync(tooLarge, Buffer.alloc(200 * 1024))
    expect((await get(at('/api'), '--data-binary', `@${tooLarge}`)).status).toBe(413)
    expect(
      (await get(at('/upload'), '-H', 'host: cms.example.org', '--data-binary', `@${tooLarge}`)).status,
    ).toBe(200)

    // The copy is a minute old, and no server is left.
    site.stop()
    expect((await get(at('/about'))).status).toBe(502)
    expect(await get(at('/crisis?from=somewhere'))).toEqual({ status: 200, body: 'the page /crisis' })

    // Its logs are whole once it has ended.
    child.kill('SIGQUIT')
    await once(child, 'exit')
    const log = readFileSync(join(folder, 'access.log'), 'utf8')
    expect(log).toContain('"GET /search"')
    expect(log).toContain('"GET /request/-"')
    const all = ['error.log', 'other.log', 'first.log']
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join(log)
    expect(all).not.toMatch(/cannot|token-of|from=/)
  },
)

test.skipIf(!hasHaproxy || !hasOpenssl)('HAProxy takes the sample', async () => {
  const { folder } = await configured(1)
  const pem = ['fullchain', 'privkey'].map((name) => readFileSync(join(folder, 'tls', `${name}.pem`), 'utf8'))
  writeFileSync(join(folder, 'tls/pulli.pem'), pem.join(''))
  const text = readFileSync(join(DEPLOY, 'haproxy/haproxy.cfg'), 'utf8')
  expect(text.match(/log-format '.*'/)?.[0]).not.toMatch(/%HU|%r|%HP|%HQ/)
  writeFileSync(join(folder, 'haproxy.cfg'), text.replaceAll('/etc/haproxy/tls', join(folder, 'tls')))
  const checked = spawnSync('/usr/sbin/haproxy', ['-c', '-f', join(folder, 'haproxy.cfg')], {
    encoding: 'utf8',
  })
  expect([checked.status, checked.stderr.match(/\[(?:WARNING|ALERT)\].*/g)]).toEqual([0, null])
})
