import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { cacheablePage } from './cacheable-page.ts'
import { type EncodedPage, encodePage, sendPage } from './encoded-page.ts'

const FRESH_MILLISECONDS = 60_000
const STALE_MILLISECONDS = 86_400_000
/** About two hundred pages, each in three forms. */
const LARGEST_BYTES = 32 * 1024 * 1024

export interface HtmlCache {
  /**
   * Answers a request for a page that may be kept, and says so; false leaves the request to the router.
   * Where it may not render, it answers only with pages that lie there.
   */
  answer(request: IncomingMessage, response: ServerResponse, how?: { mayRender: boolean }): boolean
  /** Something was published: every page is rendered anew before it is shown again. */
  clear(): void
}

interface Kept {
  readonly page: EncodedPage
  readonly renderedAt: number
}

export interface HtmlCacheOptions {
  /** Renders the page of a key such as `/blog-grid?page=2`. */
  render(key: string): Promise<Response>
  /** Headers that every answer carries. The page's own win. */
  readonly headers: Readonly<Record<string, string>>
  readonly now?: () => number
  /** Sees a render that failed behind the visitors' back, or while one waited (who is answered 500). */
  onError(error: unknown): void
}

/** What a render gave: a page to keep, or an answer (an error page, say) that only those who waited for it see. */
type Rendered =
  | { readonly kind: 'page'; readonly page: EncodedPage }
  | {
      readonly kind: 'once'
      readonly status: number
      readonly body: Buffer
      readonly headers: Record<string, string>
    }

/**
 * Whole pages, rendered once for everyone: fresh for a minute, then shown for a day at most while one refill runs.
 * A page says itself that it may be kept (`cache-control: public`); any other answer goes to the router unkept.
 */
export function htmlCache({ render, headers, now = Date.now, onError }: HtmlCacheOptions): HtmlCache {
  const pages = new LRUCache<string, Kept>({
    maxSize: LARGEST_BYTES,
    sizeCalculation: (kept) => kept.page.sizeBytes,
  })
  const flights = new Map<string, Promise<Rendered>>()
  let generation = 0

  function fill(key: string): Promise<Rendered> {
    const flying = flights.get(key)
    if (flying) return flying
    const flight = renderAndKeep(key).finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    flights.set(key, flight)
    return flight
  }

  async function renderAndKeep(key: string): Promise<Rendered> {
    const begunIn = generation
    const answer = await render(key)
    const body = Buffer.from(await answer.arrayBuffer())
    const allHeaders = { ...headers, ...Object.fromEntries(answer.headers) }
    const mayBeKept = answer.status === 200 && answer.headers.get('cache-control')?.startsWith('public')
    if (!mayBeKept || answer.headers.has('set-cookie')) {
      return { kind: 'once', status: answer.status, body, headers: allHeaders }
    }
    const page = await encodePage(body, allHeaders)
    // What was rendered before a publication may be shown to who waited for it, but not kept.
    if (begunIn === generation) pages.set(key, { page, renderedAt: now() })
    return { kind: 'page', page }
  }

  async function renderFor(key: string, request: IncomingMessage, response: ServerResponse) {
    const rendered = await fill(key)
    if (rendered.kind === 'page') return sendPage(request, response, rendered.page)
    response.writeHead(rendered.status, { ...rendered.headers, 'content-length': rendered.body.length })
    response.end(request.method === 'HEAD' ? undefined : rendered.body)
  }

  return {
    answer(request, response, { mayRender } = { mayRender: true }) {
      const key = cacheablePage(request)
      if (key === undefined) return false
      const kept = pages.get(key)
      const age = kept ? now() - kept.renderedAt : Number.POSITIVE_INFINITY
      if (kept && age <= FRESH_MILLISECONDS + STALE_MILLISECONDS) {
        if (age > FRESH_MILLISECONDS && mayRender) void fill(key).catch(onError)
        sendPage(request, response, kept.page)
        return true
      }
      if (!mayRender) return false
      renderFor(key, request, response).catch((error) => {
        onError(error)
        if (!response.headersSent) response.writeHead(500, headers)
        response.end()
      })
      return true
    },
    clear() {
      generation += 1
      pages.clear()
      flights.clear()
    },
  }
}
