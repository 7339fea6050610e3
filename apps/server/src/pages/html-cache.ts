import type { IncomingMessage, ServerResponse } from 'node:http'
import { type EncodedPage, encodePage, sendPage } from '@pulli/api/http/encoded-page.ts'
import { LRUCache } from 'lru-cache'
import { cacheablePage } from './cacheable-page.ts'
import { sendFailedPage } from './send-failed-page.ts'

const FRESH_MILLISECONDS = 60_000
const STALE_MILLISECONDS = 86_400_000
/** About two hundred pages, each in three forms. */
const LARGEST_BYTES = 32 * 1024 * 1024
/** Parts of lists. Anybody can spell a tag in many ways, so they have a place of their own and push no page out. */
const LARGEST_BYTES_OF_LISTS = 8 * 1024 * 1024

export interface HtmlCache {
  /**
   * Answers a request for a page that lies there, and says so; false leaves the request to the router. An old page
   * is rendered anew behind the visitor, where there is time for it.
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    how?: { mayRefill?: boolean; ownHeaders?: readonly string[] },
  ): boolean
  /**
   * Renders the page that a request asks for and keeps it, in the turn of whoever asks; undefined where this page
   * may not be kept. The promise fails with what `inTurn` fails with, and with nothing else.
   */
  render(
    request: IncomingMessage,
    response: ServerResponse,
    inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
  ): Promise<void> | undefined
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
  /** Sees a render that failed behind the visitors' back, or while one waited (who gets the numbers to call). */
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
  const shelf = (maxSize: number) =>
    new LRUCache<string, Kept>({ maxSize, sizeCalculation: (kept) => kept.page.sizeBytes })
  const whole = shelf(LARGEST_BYTES)
  const lists = shelf(LARGEST_BYTES_OF_LISTS)
  const shelfOf = (key: string) => (key.includes('?') ? lists : whole)
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
    const page = await encodePage(body, allHeaders, key.includes('?') ? 'quick' : 'hard')
    // What was rendered before a publication may be shown to who waited for it, but not kept.
    if (begunIn === generation) shelfOf(key).set(key, { page, renderedAt: now() })
    return { kind: 'page', page }
  }

  /** Who waits in a queue may find the page there when the turn comes: another made it meanwhile. */
  function makeUnlessThere(key: string): Promise<Rendered> {
    const kept = shelfOf(key).get(key)
    const isFresh = kept !== undefined && now() - kept.renderedAt <= FRESH_MILLISECONDS
    return isFresh ? Promise.resolve({ kind: 'page', page: kept.page }) : fill(key)
  }

  function send(request: IncomingMessage, response: ServerResponse, rendered: Rendered) {
    if (rendered.kind === 'page') return sendPage(request, response, rendered.page)
    response.writeHead(rendered.status, { ...rendered.headers, 'content-length': rendered.body.length })
    response.end(request.method === 'HEAD' ? undefined : rendered.body)
  }

  return {
    answer(request, response, { mayRefill = true, ownHeaders = [] } = {}) {
      const key = cacheablePage(request)
      const kept = key === undefined ? undefined : shelfOf(key).get(key)
      if (key === undefined || kept === undefined) return false
      const age = now() - kept.renderedAt
      if (age > FRESH_MILLISECONDS + STALE_MILLISECONDS) return false
      if (age > FRESH_MILLISECONDS && mayRefill) void fill(key).catch(onError)
      sendPage(request, response, kept.page, ownHeaders)
      return true
    },
    render(request, response, inTurn) {
      const key = cacheablePage(request)
      if (key === undefined) return undefined
      return inTurn(async () => {
        try {
          const rendered = await makeUnlessThere(key)
          if (!response.destroyed) send(request, response, rendered)
        } catch (error) {
          onError(error)
          sendFailedPage(request, response, headers)
        }
      })
    },
    clear() {
      generation += 1
      whole.clear()
      lists.clear()
      flights.clear()
    },
  }
}
