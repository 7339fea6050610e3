import { once } from 'node:events'
import { createServer, type RequestListener, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a part outside the site may do to it. */
export type Manner = 'answers' | 'hangs' | 'is slow' | 'refuses' | 'lies'

const SLOW_MILLISECONDS = 3_000

/** An HTTP service on 127.0.0.1 whose manners change while it runs: for all addresses, or for some. */
export async function unrulyServer(answer: RequestListener) {
  let manner: Manner = 'answers'
  let concerns = /^/
  const held = new Set<ServerResponse>()
  const asked: string[] = []
  const server = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    if (manner === 'answers' || !concerns.test(incoming.url ?? '')) return answer(incoming, response)
    if (manner === 'hangs') return void held.add(response)
    if (manner === 'is slow') return void setTimeout(() => answer(incoming, response), SLOW_MILLISECONDS)
    if (manner === 'refuses') return void incoming.socket.destroy()
    // As a web server that took over the address: it knows no page, or calls each one its own.
    const isPage = asked.length % 2 === 0
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Welcome to nginx!</title>')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    be(next: Manner, addresses = /^/) {
      manner = next
      concerns = addresses
      asked.length = 0
      for (const response of held) response.destroy()
      held.clear()
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Passes requests on to another service. */
export function passTo(url: string): RequestListener {
  const { hostname, port } = new URL(url)
  return (incoming, response) => {
    const { method, url: path, headers } = incoming
    const onward = request({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    incoming.pipe(onward)
  }
}
