import type { IncomingMessage, ServerResponse } from 'node:http'
import { type EncodedPage, encodePage, sendPage } from '@pulli/api/http/encoded-page.ts'
import { LRUCache } from 'lru-cache'

const MAX_ADDRESSES = 2_000
/** Longer addresses go to the router each time. */
const MAX_ADDRESS_LENGTH = 300

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=60',
  vary: 'origin',
}

export interface ResponseCache {
  /** Answers a public read from the cache; false leaves it to the router. */
  answer(request: IncomingMessage, response: ServerResponse, ownHeaders?: readonly string[]): boolean
  /** Encodes the answer to a read; the next request with the same address is answered before the router. */
  encode(read: { url: string; path: string; body: object }): Promise<EncodedPage>
}

/**
 * Caches the encoded responses to public reads. A response lives as long as the body that it was made from: the content
 * cache returns the same object until the answer changes, and decides alone what is fresh.
 */
export function responseCache(options: {
  /** Returns the current answer to a read, or undefined where a request would have to wait for it. */
  peek(path: string): object | undefined
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
}): ResponseCache {
  const headers = { ...options.headers, ...HEADERS }
  const responses = new WeakMap<object, EncodedPage>()
  /** The paths of the reads that addresses mean, so that none is parsed twice. */
  const paths = new LRUCache<string, string>({ max: MAX_ADDRESSES })

  return {
    answer(request, response, ownHeaders) {
      const { url = '', method } = request
      if (!url.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD')) return false
      const path = paths.get(url)
      const body = path === undefined ? undefined : options.peek(path)
      const encoded = body && responses.get(body)
      if (encoded === undefined) return false
      sendPage(request, response, encoded, ownHeaders)
      return true
    },
    async encode({ url, path, body }) {
      if (url.length <= MAX_ADDRESS_LENGTH) paths.set(url, path)
      const known = responses.get(body)
      if (known) return known
      const encoded = await encodePage(Buffer.from(JSON.stringify(body)), headers, 'quick')
      responses.set(body, encoded)
      return encoded
    },
  }
}
