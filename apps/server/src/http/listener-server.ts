import { randomUUID } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { ResponseCache } from '#content/response-cache.ts'
import { type BusyPage, shedRequest } from '#overload/shed-request.ts'
import { type Urgency, urgencyOf } from '#overload/urgency.ts'
import type { HtmlCache } from '#pages/html-cache.ts'
import type { CrossOrigin } from './cross-origin.ts'
import { readRequestTarget } from './request-target.ts'
import { identify } from './trace-id.ts'

/** What is answered without the framework. */
export type OwnAnswer = 'bad request' | 'kept page' | 'kept read' | 'preflight' | 'shed'

export interface ListenerOptions {
  readonly pages: HtmlCache
  readonly reads: Pick<ResponseCache, 'answer'>
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** What apps of other origins may do. */
  readonly crossOrigin: CrossOrigin
  /** Whether the server answers to a host; a trial doesn't answer to names of others. */
  isOwnHost(host: string | undefined): boolean
  /** Returns the client address, from trusted proxies. */
  clientAddress(request: IncomingMessage): string
  /** The framework: handles what is neither cached nor shed. */
  readonly handler: RequestListener
  /** Called for each answer that bypasses the framework. */
  onOwnAnswer(kind: OwnAnswer, request: IncomingMessage, response: ServerResponse): void
  /** Called once for each request that can be shed; the least urgent are shed first. */
  isTooMuch(urgency: Urgency): boolean
  /** While draining, keep-alive is off. */
  isDraining(): boolean
  busyPage(): BusyPage | undefined
}

/**
 * Node's HTTP server: refuses request lines that name no address, sends cached pages and reads, and sheds load, before the
 * framework sees a request.
 */
export function listenerServer(options: ListenerOptions): Server {
  const { pages, reads, headers, crossOrigin, handler, onOwnAnswer, isTooMuch, isDraining, busyPage } =
    options
  return createServer(
    {
      headersTimeout: 5_000,
      requestTimeout: 10_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      const id = randomUUID()
      const forApps = crossOrigin.headersFor(request)
      const ownHeaders = ['x-request-id', id, ...forApps]
      if (isDraining()) response.setHeader('connection', 'close')
      const target = readRequestTarget(request.url ?? '', request.headers.host)
      if (target === undefined || !options.isOwnHost(target.host)) {
        const status = target === undefined ? 400 : 421
        response.writeHead(status, {
          ...headers,
          'x-request-id': id,
          'cache-control': 'no-store',
          connection: 'close',
        })
        response.end()
        return onOwnAnswer('bad request', request, response)
      }
      request.url = target.url
      if (target.host !== undefined) request.headers.host = target.host
      const urgency = urgencyOf(request)
      const isShed = urgency !== 'always' && isTooMuch(urgency)
      if (reads.answer(request, response, ownHeaders)) return onOwnAnswer('kept read', request, response)
      if (pages.answer(request, response, { mayRefill: !isShed, ownHeaders }))
        return onOwnAnswer('kept page', request, response)
      identify(request, response, id)
      // The framework sees a single address, and nothing that the client wrote.
      request.headers['x-forwarded-for'] = options.clientAddress(request)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      for (let n = 0; n < forApps.length; n += 2) response.setHeader(`${forApps[n]}`, `${forApps[n + 1]}`)
      if (crossOrigin.answerPreflight(request, response)) return onOwnAnswer('preflight', request, response)
      if (!isShed) return handler(request, response)
      onOwnAnswer('shed', request, response)
      shedRequest(request, response, busyPage())
    },
  )
}
