import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { stack } from '../stack/shared-stack.ts'

const CLIENT = join(import.meta.dirname, '../../apps/web/build/client')
const NEXT = 'next-'
const files = new Set(readdirSync(join(CLIENT, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name)))

/**
 * A proxy in front of the stack's site that can simulate the next build: every file gets another name, and the old names
 * are gone.
 */
export async function twoBuilds() {
  let isNext = false
  let isApiAway = false
  let isWorkerOff = false
  let workersSent = 0

  async function pass(asked: IncomingMessage, answer: ServerResponse) {
    const path = asked.url ?? '/'
    if (isApiAway && path.startsWith('/api/')) return void asked.socket.destroy()
    if (path === '/sw.js') {
      workersSent += 1
      return sendScript(answer, isWorkerOff ? 'sw-off.js' : 'sw.js', isNext)
    }
    const name = /^\/assets\/([^?]+)/.exec(path)?.[1]
    if (name?.startsWith(NEXT) !== isNext && name !== undefined) return void answer.writeHead(404).end()
    const reply = await ask(asked, name === undefined ? path : `/assets/${name.replace(NEXT, '')}`)
    const headers = { ...reply.headers }
    // Its hashes are of the scripts as they were; a copy that the browser keeps would hide a file that is gone.
    for (const left of ['content-security-policy', 'content-length', 'etag']) delete headers[left]
    answer.writeHead(reply.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' })
    const isText = /javascript|css|html/.test(headers['content-type'] ?? '')
    const body = await readAll(reply)
    answer.end(isNext && isText ? renamed(body.toString()) : body)
  }

  const server = createServer((asked, answer) => void pass(asked, answer).catch(() => answer.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy() {
      isNext = true
    },
    turnWorkerOff() {
      isWorkerOff = true
    },
    takeApiAway(isAway: boolean) {
      isApiAway = isAway
    },
    /** How often a browser has fetched the worker. */
    workersSent: () => workersSent,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function sendScript(answer: ServerResponse, file: string, isNext: boolean) {
  const text = readFileSync(join(CLIENT, file), 'utf8')
  answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
  // Twelve letters name the build.
  answer.end(isNext ? renamed(text).replaceAll(/\b[0-9a-f]{12}\b/g, 'the-next-one') : text)
}

const renamed = (text: string) =>
  text.replaceAll(/[\w.-]+\.(?:js|css|woff2)/g, (name) => (files.has(name) ? NEXT + name : name))

function ask(asked: IncomingMessage, path: string) {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  for (const left of ['if-none-match', 'if-modified-since']) delete headers[left as keyof typeof headers]
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(stack.siteUrl + path, { method: asked.method, headers, agent: false }, resolve)
    asking.on('error', reject)
    asked.pipe(asking)
  })
}

async function readAll(reply: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of reply) parts.push(part)
  return Buffer.concat(parts)
}
