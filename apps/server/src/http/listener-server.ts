import { randomUUID } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { ResponseCache } from '#content/response-cache.ts'
import type { BusyPage } from '#overload/busy-page.ts'
import { shedRequest } from '#overload/shed-request.ts'
import { type Urgency, urgencyOf } from '#overload/urgency.ts'
import type { HtmlCache } from '#pages/html-cache.ts'
import { identify } from './request-id.ts'

export interface ListenerOptions {
  readonly pages: HtmlCache
  readonly reads: Pick<ResponseCache, 'answer'>
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>
  /** Whose a request is, said by the trusted proxies. */
  clientAddress(request: IncomingMessage): string
  /** The framework: it sees what is neither kept nor too much. */
  readonly handler: RequestListener
  /** Told of each request that the framework does not see. */
  onOwnAnswer(
    kind: 'kept page' | 'kept read' | 'shed',
    request: IncomingMessage,
    response: ServerResponse,
  ): void
  /** Asked once for each request that can be refused: what is least urgent is too much first. */
  isTooMuch(urgency: Urgency): boolean
  /** Whether the server is about to end: then no connection is kept for a next request. */
  isDraining(): boolean
  busyPage(): BusyPage | undefined
}

/** Node's own server: kept pages and reads leave, and what is too much is refused, before any framework looks at it. */
export function listenerServer(options: ListenerOptions): Server {
  const { pages, reads, headers, handler, onOwnAnswer, isTooMuch, isDraining, busyPage, clientAddress } =
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
      const ownHeaders = ['x-request-id', id]
      if (isDraining()) response.setHeader('connection', 'close')
      const urgency = urgencyOf(request)
      const isShed = urgency !== 'always' && isTooMuch(urgency)
      if (reads.answer(request, response, ownHeaders)) return onOwnAnswer('kept read', request, response)
      if (pages.answer(request, response, { mayRefill: !isShed, ownHeaders }))
        return onOwnAnswer('kept page', request, response)
      identify(request, response, id)
      // The framework sees one address, and nothing that the client wrote there.
      request.headers['x-forwarded-for'] = clientAddress(request)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      if (!isShed) return handler(request, response)
      onOwnAnswer('shed', request, response)
      shedRequest(request, response, busyPage())
    },
  )
}
