import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEPLOY } from './made-secrets.ts'
import { configured, fakeSite, get, haproxy, hasOpenssl, nginx, startProxy } from './proxy-samples.ts'

// The privacy page: the log has the part of an address that a visitor shares with many others, and never the whole.

/** One of many loopback addresses, so that the log cannot name it by chance. */
const VISITOR = '127.83.61.209'
const from = ['--interface', VISITOR, '--noproxy', '*']

const sample = (name: string) => readFileSync(join(DEPLOY, name), 'utf8')
const guide = (name: string) => readFileSync(join(DEPLOY, '../docs/runbooks', name), 'utf8')

/** What the map of the sample makes of an address. */
function loggedOf(address: string): string {
  const [, map = ''] =
    /map \$remote_addr \$logged_network \{\n([^}]*)\}/.exec(sample('nginx/pulli.conf')) ?? []
  const rules = Array.from(map.matchAll(/~(\S+) (\S+);/g), ([, rule = '', value = '']) => ({ rule, value }))
  for (const { rule, value } of rules) {
    const { groups } = new RegExp(rule).exec(address) ?? {}
    if (groups) return value.replace(/\$([a-z_]+)/, (_all, name: string) => groups[name] ?? 'none')
  }
  return '-'
}

test('finding: of an IPv4 address nginx logs the network of 256', () => {
  const part = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(part, part, part, part, (a, b, c, d) => {
      expect(loggedOf(`${a}.${b}.${c}.${d}`)).toBe(`${a}.${b}.${c}.0/24`)
    }),
  )
})

test('finding: of an IPv6 address, however it is shortened, nginx logs the first 48 bits', () => {
  const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }))
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
      const whole = shortened(groups)
      const network = shortened([...groups.slice(0, 3), 0, 0, 0, 0, 0])
      const logged = loggedOf(whole)
      expect([`${network}/48`, '-']).toContain(logged === '-' ? logged : `${shortened(logged)}/48`)
      // Only what begins with zeros, as the machine's own ::1, is left out.
      if (groups[0] !== 0) expect(logged).not.toBe('-')
    }),
  )
})

/** As a URL writes an IPv6 address: its longest run of zeros is `::`. */
function shortened(of: readonly number[] | string): string {
  const text =
    typeof of === 'string' ? of.replace(/\/48$/, '') : of.map((group) => group.toString(16)).join(':')
  return new URL(`http://[${text}]/`).hostname.slice(1, -1)
}

/** A request that is served, one that is none, and a greeting that is no TLS. */
async function visit({ plain, tls }: { plain: number; tls: number }) {
  const site = `https://127.0.0.1:${tls}`
  await expect.poll(async () => (await get(`${site}/`, ...from)).status).toBe(200)
  expect((await get(`${site}/about`, ...from, '-H', 'x-forwarded-for: 198.51.100.77')).status).toBe(200)
  expect((await get(`http://127.0.0.1:${plain}/about`, ...from)).status).toBe(301)
  for (const port of [plain, tls]) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: VISITOR })
    socket
      .end('no request at all\r\n\r\n')
      .resume()
      .on('error', () => undefined)
    // A proxy may reset the connection: `once` would reject.
    await new Promise((resolve) => socket.once('close', resolve))
  }
}

test.skipIf(!nginx || !hasOpenssl)(
  'finding: nginx writes no whole address of a visitor, in no log, also where its own disk fails',
  { timeout: 30_000 },
  async () => {
    const site = await fakeSite()
    const { folder, ...ports } = await configured(site.port)
    const child = startProxy(nginx, ['-c', join(folder, 'nginx.conf')])
    await visit(ports)
    // A cache that cannot be written is an error of each request that meets it.
    rmSync(join(folder, 'cache'), { recursive: true })
    writeFileSync(join(folder, 'cache'), 'no folder')
    await get(`https://127.0.0.1:${ports.tls}/crisis?from=somewhere`, ...from)
    child.kill('SIGQUIT')
    await once(child, 'exit')
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'))
    const lines = logs.map((name) => readFileSync(join(folder, name), 'utf8')).join('')
    expect(lines).toContain('127.83.61.0/24 [')
    expect(lines.match(/.*(?:127\.83\.61\.209|198\.51\.100\.77|from=).*/g)).toBe(null)
  },
)

test.skipIf(!haproxy || !hasOpenssl)(
  'finding: HAProxy writes no whole address of a visitor, also where a greeting is no TLS',
  { timeout: 30_000 },
  async () => {
    const site = await fakeSite()
    const { folder, ...ports } = await configured(site.port)
    const child = startProxy(haproxy, ['-f', join(folder, 'haproxy.cfg')], ['ignore', 'pipe', 'ignore'])
    let log = ''
    child.stdout?.setEncoding('utf8').on('data', (chunk) => {
      log += chunk
    })
    await visit(ports)
    await expect.poll(() => log).toContain('SSL handshake')
    expect(log).toContain('127.83.61.0 [')
    expect(log.match(/.*(?:127\.83\.61\.209|198\.51\.100\.77).*/g)).toBe(null)
  },
)

test('finding: the guide has both proxies delete their logs when the privacy page says so', () => {
  const days = [guide('install-on-debian.md'), guide('look-after-the-machine.md')].flatMap((text) =>
    Array.from(text.matchAll(/rotate (\d+)(?:\/'|`)/g), ([, number]) => Number(number)),
  )
  expect(days.length).toBeGreaterThan(2)
  expect(new Set(days)).toEqual(new Set([RETENTION.proxyLogDays]))
})
