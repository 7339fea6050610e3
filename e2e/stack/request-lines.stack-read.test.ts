import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { stack } from './shared-stack.ts'

const LINES = 5_000
const AT_ONCE = 16
/** In place of the secret link of a request: no log may have it. */
const SECRET = 'secret-of-a-request-line'

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'PUT', 'QUERY', 'get', 'G€T']
const FORMS = [
  '/',
  '//',
  '*',
  '',
  'http://',
  'HTTPS://',
  'http://localhost',
  'ftp://x',
  'localhost:80',
  '/%',
  '/../',
  '\\',
]
const PARTS = [
  'request',
  SECRET,
  '%00',
  '%',
  '%zz',
  'é',
  '?',
  '#',
  '&a=%',
  ';',
  '.data',
  '@',
  ':99999',
  '[',
  ']',
  '..',
  '/',
]
const HOSTS = [
  'localhost',
  'a b',
  '[',
  'localhost:99999',
  'user@evil',
  '%',
  '',
  'é',
  'evil.test',
  '[::1]',
  `${SECRET}.test`,
]

const { port, hostname } = new URL(stack.siteUrl)

/** Sends one request line over a connection of its own. @returns the status; undefined where the connection was just closed */
function statusOf(line: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('latin1').on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]) || undefined))
    socket.on('error', ({ code }: NodeJS.ErrnoException) => code !== 'ECONNRESET' && reject(new Error(code)))
    socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  })
}

test('finding F9: no request line or host causes a server error or reaches the log', {
  timeout: 120_000,
}, async () => {
  const random = seededRandom()
  const any = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const lines = Array.from({ length: LINES }, () => {
    const path = Array.from({ length: Math.floor(random() * 5) }, () => any(PARTS)).join(any(['', '/']))
    return { line: `${any(METHODS)} ${any(FORMS)}${path}`, host: any(HOSTS) }
  })
  const statuses = new Map<number | undefined, number>()
  const faults: string[] = []
  const rest = lines.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { line, host } of rest) {
        const status = await statusOf(line, host)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        // A busy machine may turn any request away.
        if ((status ?? 0) >= 500 && status !== 503) faults.push(`${status} ${line} of ${host}`)
      }
    }),
  )
  expect(faults).toEqual([])
  for (const status of [200, 400, 404, 421])
    expect([status, statuses.get(status) ?? 0]).not.toEqual([status, 0])
  expect(readFileSync(join(stack.dataDir, 'logs/server.log'), 'utf8')).not.toContain(SECRET)
})
