import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { DEPLOY } from './made-secrets.ts'
import { configured, fakeSite, get, haproxy, hasOpenssl, nginx, startProxy } from './proxy-samples.ts'
import { allPatterns, patternsWithKeys } from './routes-with-keys.ts'
import { KEY, spellingsOf } from './spellings.ts'

/** The rules of both samples: each takes what is behind the segment before a key. */
const NGINX_RULE = /~\*\(\?s\)\^\(\?<before_key>\.\*\?(.*)\) \$before_key-;/
const HAPROXY_RULE = /regsub\("\((.*)\)\.\*","\\1-",i\)/

const sample = (name: string) => readFileSync(join(DEPLOY, name), 'utf8')

let addresses: string[] = []

beforeAll(async () => {
  addresses = (await patternsWithKeys()).flatMap(spellingsOf)
})

test('finding F8: the routes with keys are found among pages, calls and the routes of the servers', async () => {
  expect(await patternsWithKeys()).toEqual(
    expect.arrayContaining([
      '/request/:token/time',
      '/desk/join/:token',
      '/api/v1/mwellness/requests/:token',
      '/api/v1/mwellness/requests/:token/digits',
    ]),
  )
  expect(await allPatterns()).toEqual(
    expect.arrayContaining([
      '/internal/content-changed',
      '/api/v1/desk/requests/:id',
      '/pulli/letters/:id/mail',
    ]),
  )
})

test('finding F8: the rule of both samples masks every route with a key, however it is spelt', () => {
  const [, rule = 'none'] = NGINX_RULE.exec(sample('nginx/pulli.conf')) ?? []
  expect(HAPROXY_RULE.exec(sample('haproxy/haproxy.cfg'))?.[1]).toBe(rule)
  const masked = new RegExp(`(${rule}).*`, 'is')
  const logged = addresses.map((address) => decoded(address.replace(/\?.*/, '')).replace(masked, '$1-'))
  expect(logged.filter((path) => path.includes(KEY))).toEqual([])
})

/** As the proxies decode; they log nothing of an address that they cannot. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '-'
  }
}

test('finding F8: no sample logs anything else of an address, or what a browser sends with it', () => {
  const [format = ''] = /log_format[^;]*/.exec(sample('nginx/pulli.conf')) ?? []
  expect(format).not.toMatch(
    /\$(?:request_uri|request(?!_method|_time)|args|query_string|uri|http_|cookie_|arg_)/,
  )
  expect(sample('haproxy/haproxy.cfg').match(/log-format '.*'/)?.[0]).not.toMatch(
    /%(?:HU|HP|HPO|HQ|r|hr|hs)\b/,
  )
})

/** What each address is asked with. */
const REQUEST = [
  ...['-skg', '-m', '30', '--path-as-is', '--noproxy', '*'],
  ...['-e', `https://www.example.org/request/${KEY}`],
  ...['-H', `cookie: desk=${KEY}`],
]

/** Asks for all addresses, over one connection. */
async function askAll(port: number) {
  const site = `https://127.0.0.1:${port}`
  await expect.poll(async () => (await get(`${site}/`)).status).toBe(200)
  const urls = [...addresses, '/the-last'].map((address) => site + address)
  await promisify(execFile)('curl', [...REQUEST, ...urls])
  await promisify(execFile)('curl', [...REQUEST, '-X', 'DELETE', `${site}/request/${KEY}`])
}

test.skipIf(!nginx || !hasOpenssl)(
  'finding F8: nginx logs no key of any address, and the id under which the server logs a request',
  async () => {
    const site = await fakeSite()
    const { folder, tls } = await configured(site.port)
    startProxy(nginx, ['-c', join(folder, 'nginx.conf')])
    await askAll(tls)
    const log = () => readFileSync(join(folder, 'access.log'), 'utf8')
    await expect.poll(log).toContain('/the-last')
    expect(log()).toContain('"GET /request/-"')
    expect(log()).toMatch(/"GET \/the-last" 200 .* "the-id-of-an-answer"$/m)
    expect(log().split('\n').length).toBeGreaterThan(addresses.length)
    expect(log().match(new RegExp(`.*${KEY}.*`, 'gi'))).toBe(null)
  },
)

test.skipIf(!haproxy || !hasOpenssl)(
  'finding F8: HAProxy logs no key of any address, and the id under which the server logs a request',
  async () => {
    const site = await fakeSite()
    const { folder, tls } = await configured(site.port)
    const child = startProxy(haproxy, ['-f', join(folder, 'haproxy.cfg')], ['ignore', 'pipe', 'ignore'])
    let log = ''
    child.stdout?.setEncoding('utf8').on('data', (chunk) => {
      log += chunk
    })
    await askAll(tls)
    await expect.poll(() => log).toContain('/the-last')
    expect(log).toContain('"GET /request/-"')
    expect(log).toMatch(/"GET \/the-last" 200 .* "the-id-of-an-answer"$/m)
    expect(log.split('\n').length).toBeGreaterThan(addresses.length)
    expect(log.match(new RegExp(`.*${KEY}.*`, 'gi'))).toBe(null)
  },
)
