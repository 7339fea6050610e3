import type { IncomingMessage, ServerResponse } from 'node:http'
import { type EncodedPage, encodePage, sendPage } from '@pulli/api/http/encoded-page.ts'
import { LRUCache } from 'lru-cache'

const LARGEST_BYTES = 12 * 1024 * 1024
const MOST_SPELLINGS = 2_000
/** A spelling that is longer is asked of the router each time. */
const LONGEST = 300

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=60' }

export interface KeptReads {
  /** Answers a read that is at hand, and says so; false leaves the request to the router. */
  answer(request: IncomingMessage, response: ServerResponse, ownHeaders?: readonly string[]): boolean
  /** The bytes of what a read gave. The next who asks for it in the same spelling is answered before the router. */
  encode(read: { url: string; path: string; body: unknown }): Promise<EncodedPage>
}

/** The bytes of one answer of the content service, good for as long as that answer is. */
interface Kept {
  readonly body: unknown
  readonly page: EncodedPage
}

/**
 * Public reads of the content service as bytes, ready to be sent. It has no clock of its own: `peek` says what the
 * answer is now, and bytes that were made of any other are not sent.
 */
export function keptReads(options: {
  /** The answer to a read as it is now, or undefined where somebody has to wait for it. */
  peek(path: string): unknown
  /** Headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>
}): KeptReads {
  const headers = { ...options.headers, ...HEADERS }
  const kept = new LRUCache<string, Kept>({
    maxSize: LARGEST_BYTES,
    sizeCalculation: ({ page }) => page.sizeBytes,
  })
  /** Which read an address means: it need not be taken apart again. */
  const spellings = new LRUCache<string, string>({ max: MOST_SPELLINGS })

  return {
    answer(request, response, ownHeaders) {
      const { url = '', method } = request
      if (!url.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD')) return false
      const path = spellings.get(url)
      if (path === undefined) return false
      const read = kept.get(path)
      if (read === undefined || options.peek(path) !== read.body) return false
      sendPage(request, response, read.page, ownHeaders)
      return true
    },
    async encode({ url, path, body }) {
      if (url.length <= LONGEST) spellings.set(url, path)
      const before = kept.get(path)
      if (before !== undefined && before.body === body) return before.page
      const page = await encodePage(Buffer.from(JSON.stringify(body)), headers, 'quick')
      kept.set(path, { body, page })
      return page
    },
  }
}
