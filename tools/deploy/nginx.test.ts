import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DEPLOY } from './made-secrets.ts'
import { configured, fakeSite, get, haproxy, hasOpenssl, nginx, startProxy } from './proxy-samples.ts'

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
  startProxy(nginx, ['-c', join(folder, 'nginx.conf')])
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

    const child = startProxy(nginx, ['-c', conf])
    const at = (path: string) => `https://127.0.0.1:${tls}${path}`
    await expect.poll(async () => (await get(at('/'))).status).toBe(200)

    expect((await get(at('/search?q=cannot+go+on'))).body).toBe('the page /search?q=cannot+go+on')
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
    const all = ['error.log', 'other.log', 'first.log']
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join(log)
    expect(all).not.toMatch(/cannot|from=/)
  },
)

/** A disk that is full, on a folder; false where this machine does not let a test mount one. */
function fullDisk(folder: string): boolean {
  mkdirSync(folder)
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'full', folder]).status !== 0) return false
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
  const fill = () => writeFileSync(join(folder, 'fill'), Buffer.alloc(128 * 1024))
  expect(fill).toThrow('ENOSPC')
  return true
}

test.skipIf(!nginx || !hasOpenssl)(
  'finding: /crisis is whole where the disk of nginx is full: its copy lies in memory',
  { timeout: 30_000 },
  async (context) => {
    const sample = readFileSync(join(DEPLOY, 'nginx/pulli.conf'), 'utf8')
    const inMemory = /proxy_cache_path \/run\//.test(sample)
    const site = await fakeSite()
    const { folder, tls } = await configured(site.port)
    const disk = join(folder, 'disk')
    context.skip(!fullDisk(disk), 'this machine does not let a test mount')
    const conf = join(folder, 'conf.d/pulli.conf')
    let text = readFileSync(conf, 'utf8').replaceAll(
      /(access_log|error_log +)(.*)\/(\w+\.log)/g,
      `$1 ${disk}/$3`,
    )
    if (!inMemory) text = text.replace(`proxy_cache_path ${folder}/cache`, `proxy_cache_path ${disk}/cache`)
    writeFileSync(conf, text)
    startProxy(nginx, ['-c', join(folder, 'nginx.conf')])
    const at = (path: string) => get(`https://127.0.0.1:${tls}${path}`)
    await expect.poll(async () => (await at('/')).status).toBe(200)
    for (const _ of [1, 2]) expect(await at('/crisis')).toEqual({ status: 200, body: 'the page /crisis' })
  },
)

test.skipIf(!haproxy || !hasOpenssl)('HAProxy takes the sample', async () => {
  const { folder } = await configured(1)
  const text = readFileSync(join(DEPLOY, 'haproxy/haproxy.cfg'), 'utf8')
  writeFileSync(join(folder, 'haproxy.cfg'), text.replaceAll('/etc/haproxy/tls', join(folder, 'tls')))
  const checked = spawnSync(haproxy ?? '', ['-c', '-f', join(folder, 'haproxy.cfg')], { encoding: 'utf8' })
  expect([checked.status, checked.stderr.match(/\[(?:WARNING|ALERT)\].*/g)]).toEqual([0, null])
})
