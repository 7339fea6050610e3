import type { IncomingMessage, ServerResponse } from 'node:http'
import { type EncodedPage, encodePage, sendPage } from '@pulli/api/http/encoded-page.ts'
import { DAY, MINUTE } from '@pulli/domain/time/durations.ts'
import { LRUCache } from 'lru-cache'
import { cacheablePage } from './cacheable-page.ts'
import { sendFailedPage } from './send-failed-page.ts'

const FRESH_MILLISECONDS = MINUTE
const STALE_MILLISECONDS = DAY
/** How long after a publication visitors may get the previous page, while the new one is rendered. */
const SUPERSEDED_MILLISECONDS = 2_000
/** About two hundred pages, each in three encodings. */
const MAX_BYTES = 32 * 1024 * 1024
/** Parts of lists have a cache of their own: a tag can be spelled in many ways, and none may evict a page. */
const MAX_BYTES_OF_LISTS = 8 * 1024 * 1024

export interface HtmlCache {
  /**
   * Answers a request from the cache; false leaves it to the router. A stale page is sent, and revalidated in the
   * background if `mayRefill`.
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    how?: { mayRefill?: boolean; ownHeaders?: readonly string[] },
  ): boolean
  /**
   * Renders the page of a request, once for all who wait, and caches it; undefined where the page isn't cacheable.
   * @param inTurn queues the work; the promise rejects with its errors, and with no others
   */
  render(
    request: IncomingMessage,
    response: ServerResponse,
    inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
  ): Promise<void> | undefined
  /** Marks all pages as superseded by a publication: each is served for 2 s more, unless its successor is there. */
  supersede(): void
}

export interface HtmlCacheOptions {
  /** Renders the page of a key such as `/blog-grid?page=2`. */
  render(key: string): Promise<Response>
  /** Headers of every answer. The page's own headers override them. */
  readonly headers: Readonly<Record<string, string>>
  /** In milliseconds, and never 0. */
  readonly now?: () => number
  /** Called with each failed render. */
  onError(error: unknown): void
}

/** Thrown for an answer that may not be stored, such as an error page: only those who wait for it get it. */
class Uncacheable extends Error {
  readonly send: (request: IncomingMessage, response: ServerResponse) => void

  constructor(send: Uncacheable['send']) {
    super('this answer may not be stored')
    this.send = send
  }
}

/**
 * Caches whole pages, the same for every visitor: fresh for a minute, stale-while-revalidate and stale-if-error for a
 * day. A page is cacheable if it says so (`cache-control: public`).
 */
export function htmlCache({ render, headers, now = Date.now, onError }: HtmlCacheOptions): HtmlCache {
  async function renderPage(key: string): Promise<EncodedPage> {
    const answer = await render(key)
    const body = Buffer.from(await answer.arrayBuffer())
    const allHeaders = { ...headers, ...Object.fromEntries(answer.headers) }
    const isPublic = answer.headers.get('cache-control')?.startsWith('public')
    if (answer.status === 200 && isPublic && !answer.headers.has('set-cookie'))
      return encodePage(body, allHeaders, key.includes('?') ? 'quick' : 'hard')
    throw new Uncacheable((request, response) => {
      response.writeHead(answer.status, { ...allHeaders, 'content-length': body.length })
      response.end(request.method === 'HEAD' ? undefined : body)
    })
  }

  const cacheOf = (maxSize: number) =>
    new LRUCache<string, EncodedPage>({
      maxSize,
      sizeCalculation: ({ sizeBytes }) => sizeBytes,
      ttl: FRESH_MILLISECONDS,
      ttlResolution: 0,
      perf: { now },
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      // `supersede` aborts renders in flight: these still answer those who wait, and are not stored.
      ignoreFetchAbort: true,
      fetchMethod: (key) =>
        renderPage(key).catch((error: unknown) => {
          if (!(error instanceof Uncacheable)) onError(error)
          throw error
        }),
    })
  const pages = cacheOf(MAX_BYTES)
  const lists = cacheOf(MAX_BYTES_OF_LISTS)
  const cacheFor = (key: string) => (key.includes('?') ? lists : pages)
  let superseded = new Map<string, { page: EncodedPage; until: number }>()
  const revalidate = (key: string) =>
    void cacheFor(key)
      .fetch(key)
      .catch(() => superseded.delete(key))

  return {
    answer(request, response, { mayRefill = true, ownHeaders } = {}) {
      const key = cacheablePage(request)
      if (key === undefined) return false
      const cache = cacheFor(key)
      const previous = superseded.get(key)
      const page = cache.get(key) ?? (previous && now() < previous.until ? previous.page : undefined)
      // 0 where the page is not in the cache, or superseded.
      const freshFor = cache.getRemainingTTL(key)
      if (page === undefined || freshFor < -STALE_MILLISECONDS) return false
      if (freshFor <= 0 && mayRefill) revalidate(key)
      sendPage(request, response, page, ownHeaders)
      return true
    },
    render(request, response, inTurn) {
      const key = cacheablePage(request)
      if (key === undefined) return undefined
      return inTurn(async () => {
        const cache = cacheFor(key)
        const allowStale = cache.getRemainingTTL(key) >= -STALE_MILLISECONDS
        // Another request may have filled the cache while this one was queued.
        const result = await cache
          .fetch(key, { allowStale })
          .catch((error: unknown) => (error instanceof Uncacheable ? error : undefined))
        if (response.destroyed) return
        if (result === undefined) sendFailedPage(request, response, headers)
        else if (result instanceof Uncacheable) result.send(request, response)
        else sendPage(request, response, result)
      })
    },
    supersede() {
      const until = now() + SUPERSEDED_MILLISECONDS
      const still = [...superseded].filter((entry) => now() < entry[1].until)
      const last = [...pages].map(([key, page]) => [key, { page, until }] as const)
      // A page rendered since the publication before replaces the one from before that.
      const latest = new Map([...still, ...last])
      superseded = latest
      setTimeout(() => latest.clear(), SUPERSEDED_MILLISECONDS).unref()
      // Aborts renders in flight.
      pages.clear()
      lists.clear()
    },
  }
}
