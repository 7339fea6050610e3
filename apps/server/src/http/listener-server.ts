import { createServer, type RequestListener, type Server } from 'node:http'
import type { BusyPage } from '#overload/busy-page.ts'
import { mayBeShed, shedRequest } from '#overload/shed-request.ts'
import type { HtmlCache } from './html-cache.ts'

export interface ListenerOptions {
  readonly pages: HtmlCache
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>
  /** The framework: it sees what is neither a kept page nor too much. */
  readonly handler: RequestListener
  isOverloaded(): boolean
  busyPage(): BusyPage | undefined
}

/** Node's own server: kept pages leave, and what is too much is refused, before any framework looks at it. */
export function listenerServer({ pages, headers, handler, isOverloaded, busyPage }: ListenerOptions): Server {
  return createServer(
    {
      headersTimeout: 5_000,
      requestTimeout: 10_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      const isShed = isOverloaded() && mayBeShed(request.url ?? '/')
      if (pages.answer(request, response, { mayRender: !isShed })) return
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      if (isShed) shedRequest(request, response, busyPage())
      else handler(request, response)
    },
  )
}
