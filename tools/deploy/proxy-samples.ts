import { execFile, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { freePort } from '../../e2e/running-stack.ts'
import { DEPLOY } from './made-secrets.ts'

const isThere = (program: string, flag: string) => spawnSync(program, [flag]).status === 0
export const nginx = ['nginx', '/usr/sbin/nginx'].find((path) => isThere(path, '-v'))
export const haproxy = ['haproxy', '/usr/sbin/haproxy'].find((path) => isThere(path, '-v'))
/** As root it would give up its rights, and with them this test's folders. */
const isRoot = process.getuid?.() === 0
export const hasOpenssl = isThere('openssl', 'version')

/** A folder with a certificate, and with the sample configuration on ports and folders of this test. */
export async function configured(upstream: number) {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-nginx-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['tls', 'cache', 'conf.d']) mkdirSync(join(folder, name))
  const subject = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=www.example.org']
  const files = ['-keyout', join(folder, 'tls/privkey.pem'), '-out', join(folder, 'tls/fullchain.pem')]
  expect(spawnSync('openssl', ['req', '-x509', ...subject, ...files]).status).toBe(0)
  const [plain, tls] = [await freePort(), await freePort()]
  const conf = readFileSync(join(DEPLOY, 'nginx/pulli.conf'), 'utf8')
    .replaceAll('/etc/nginx/tls', join(folder, 'tls'))
    .replaceAll('/run/nginx-crisis', join(folder, 'cache'))
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
  const pem = ['fullchain', 'privkey'].map((name) => readFileSync(join(folder, 'tls', `${name}.pem`), 'utf8'))
  writeFileSync(join(folder, 'tls/pulli.pem'), pem.join(''))
  const proxy = readFileSync(join(DEPLOY, 'haproxy/haproxy.cfg'), 'utf8')
    .replaceAll('/etc/haproxy/tls', join(folder, 'tls'))
    .replace('log /dev/log', 'log stdout format raw')
    .replace('maxconn 20000', 'maxconn 100')
    .replaceAll(/^ *(?:chroot|user|group) .*\n/gm, '')
    .replace('bind :80\n', `bind 127.0.0.1:${plain}\n`)
    .replace('bind :443', `bind 127.0.0.1:${tls}`)
    .replaceAll(/10\.0\.0\.\d:\d+/g, `127.0.0.1:${upstream}`)
  writeFileSync(join(folder, 'haproxy.cfg'), proxy)
  return { folder, plain, tls }
}

/** What Debian's nginx.conf says for all servers, before it includes the sample. */
const AS_IN_DEBIAN = 'ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3; ssl_prefer_server_ciphers on; gzip on;'

/** Answers every request with its path, and keeps the headers that the proxy sent. */
export async function fakeSite() {
  const seen: Record<string, unknown>[] = []
  const server = createServer((request, response) => {
    seen.push({ path: request.url, ...request.headers })
    response.setHeader('x-request-id', 'the-id-of-an-answer')
    response.setHeader('cache-control', 'no-store')
    response.setHeader('set-cookie', 'session=someone')
    response.end(`the page ${request.url}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => server.close().closeAllConnections()
  onTestFinished(() => void stop())
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    stop,
  }
}

/** By curl, since the certificate is the test's own. */
export async function get(url: string, ...flags: string[]) {
  const args = ['-sk', '-m', '10', '-w', '\n%{http_code}', ...flags, url]
  const { stdout } = await promisify(execFile)('curl', args).catch((error: { stdout: string }) => error)
  const lines = stdout.split('\n')
  return { status: Number(lines.pop()), body: lines.join('\n') }
}

/** Starts a proxy, and ends it with the test. */
export function startProxy(
  program: string | undefined,
  args: string[],
  stdio: SpawnOptions['stdio'] = 'ignore',
) {
  const child = spawn(program ?? '', args, { stdio })
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
  })
  return child
}
