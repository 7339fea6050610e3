import { isDeepStrictEqual } from 'node:util'
import { type Neighbour, NeighbourAway, neighbour } from '@pulli/data/neighbour/neighbour.ts'
import { ContentMissing, type ContentReader, ContentUnavailable } from '@pulli/web/site-context.ts'
import { LRUCache } from 'lru-cache'
import type { ContentStore, Reader } from './content-store.ts'

interface CachedRead {
  readonly body: object
  readonly readAt: number
  /** The version of the content at which it was read. */
  readonly version: number
  /** Length of the JSON text. */
  readonly length: number
  /** `site` once a page of the site has read it. */
  readonly reader: Reader
}

/** As JSON text. Parsed it takes about three times as much memory. */
const MAX_BYTES = 16 * 1024 * 1024

/** Under way at once. More than the site reads as it warms its cache; beyond it, what is known is served. */
const MAX_REQUESTS = 256

export interface ContentCache extends ContentReader {
  /** Like `read`, for a client of the public API: such a read is stored apart from those of the site. */
  readForClient(path: string): Promise<object>
  /** Returns what `read` would return without waiting, or undefined. The same object until the answer changes. */
  peek(path: string): object | undefined
  /** Invalidates all reads after a publication: each is revalidated before it is served again. */
  expire(): void
  readonly neighbour: Neighbour
  /** Whether anything was read since the start, from the service or from disk. */
  hasContent(): boolean
}

export interface ContentCacheOptions {
  readonly contentUrl: string
  readonly store: ContentStore
  /** Whether samples are left out (decision D48). */
  readonly hidesSamples?: boolean
  readonly freshMilliseconds?: number
  readonly timeoutMilliseconds?: number
  /** The first delay before a read that failed after a publication is retried; each further delay is twice as long. */
  readonly retryMilliseconds?: number
  readonly now?: () => number
  readonly fetch?: typeof fetch
  /** Called when pages may show a stale read: it changed unannounced, or failed after a publication. */
  onChanged?(): void
  /** Called with each new answer. */
  onAnswer?(body: object): void
  log(fields: object, message: string): void
}

/**
 * Caches reads of the content service: stale-while-revalidate after a minute, stale-if-error, and one request in flight
 * for each path. After a publication the next reader waits for a new answer. Only a 404 deletes a cached read.
 */
export function contentCache(options: ContentCacheOptions): ContentCache {
  const { contentUrl, store, log, freshMilliseconds = 60_000, timeoutMilliseconds = 4_000 } = options
  const { retryMilliseconds = 1_000 } = options
  const now = options.now ?? Date.now
  const get = options.fetch ?? fetch
  const memory = new LRUCache<string, CachedRead>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }, path) => length + path.length,
  })
  const inFlight = new Map<string, Promise<CachedRead>>()
  /** Reads that were answered stale after a failure, until they succeed. */
  const overdue = new Set<string>()
  /** Reads that are in memory and not on disk. */
  const unsaved = new Set<string>()
  const service = neighbour({
    name: 'content',
    withinMilliseconds: timeoutMilliseconds,
    atOnce: MAX_REQUESTS,
    failures: 5,
    pauseMilliseconds: 5_000,
    now,
  })
  let version = 1
  let hasContent = false

  async function request(path: string, reader: Reader): Promise<CachedRead> {
    const requestedAt = version
    const answer = await ask(path)
    if (answer === 'missing') {
      await forget(path)
      throw new ContentMissing(path)
    }
    const { body, length } = answer
    if (isPastEnd(body)) {
      await forget(path)
      return { body, readAt: now(), version: requestedAt, length, reader }
    }
    const previous = memory.get(path)
    const isSame = previous !== undefined && isDeepStrictEqual(previous.body, body)
    // An unchanged answer stays the same object, so values derived from it (records, encoded bytes) stay valid.
    const read = remember(path, {
      body: isSame ? previous.body : body,
      readAt: now(),
      version: requestedAt,
      length,
      reader: previous?.reader === 'site' ? 'site' : reader,
    })
    const wasOverdue = overdue.delete(path)
    if (previous && !isSame) {
      if (previous.version === version) announceChange()
      else if (wasOverdue) options.onChanged?.()
    }
    if (!isSame || unsaved.has(path)) await save(path, read)
    return read
  }

  async function ask(path: string): Promise<'missing' | { body: object; length: number }> {
    try {
      const answer = await service.call(async (signal) => {
        const url = `${contentUrl}${options.hidesSamples ? withoutSamples(path) : path}`
        const response = await get(url, { redirect: 'error', signal })
        if (response.status >= 500) throw new Error(`answered ${response.status}`)
        const text = await response.text()
        if (response.status === 404) return 'missing'
        return response.ok ? { body: JSON.parse(text) as object, length: text.length } : undefined
      })
      if (answer !== undefined) return answer
    } catch (error) {
      const isPaused = error instanceof NeighbourAway && error.reason === 'paused'
      if (!isPaused)
        log({ path: path.split('?')[0], reason: (error as Error).message }, 'content service failed')
    }
    throw new ContentUnavailable(path)
  }

  function remember(path: string, read: CachedRead): CachedRead {
    memory.set(path, read)
    hasContent = true
    options.onAnswer?.(read.body)
    return read
  }

  async function forget(path: string) {
    memory.delete(path)
    if (overdue.delete(path)) options.onChanged?.()
    unsaved.delete(path)
    await store.drop(path)
  }

  /** A read that can't be saved, as on a full disk, is served from memory and saved later. */
  async function save(path: string, { body, reader }: CachedRead) {
    try {
      await store.keep(path, body, reader)
      unsaved.delete(path)
    } catch (error) {
      unsaved.add(path)
      log({ path: path.split('?')[0], reason: (error as Error).message }, 'content is not kept on disk')
    }
  }

  /** A change without an announcement (it was lost) makes all other reads suspect too. */
  function announceChange() {
    version += 1
    options.onChanged?.()
  }

  /**
   * Retries a read with exponential backoff, without waiting for a visitor: a page with the stale answer may be cached
   * for a minute, and a publication must show within seconds.
   */
  function retrySoon(path: string, reader: Reader) {
    if (overdue.has(path)) return
    overdue.add(path)
    const retry = (delayMilliseconds: number) =>
      setTimeout(() => {
        if (!overdue.has(path)) return
        requestOnce(path, reader).catch(() => retry(Math.min(delayMilliseconds * 2, freshMilliseconds)))
      }, delayMilliseconds).unref()
    retry(retryMilliseconds)
  }

  /** The version is part of the key: a read in flight during a publication doesn't answer those who come after it. */
  function requestOnce(path: string, reader: Reader): Promise<CachedRead> {
    const key = `${version} ${path}`
    const flight = inFlight.get(key) ?? request(path, reader).finally(() => inFlight.delete(key))
    inFlight.set(key, flight)
    return flight
  }

  async function lastKnown(path: string, reader: Reader): Promise<CachedRead | undefined> {
    const inMemory = memory.get(path)
    if (inMemory) return inMemory
    const body = await store.find(path)
    if (typeof body !== 'object' || body === null) return undefined
    return remember(path, { body, readAt: 0, version: 0, length: JSON.stringify(body).length, reader })
  }

  function fresh(path: string): CachedRead | undefined {
    const cached = memory.get(path)
    if (cached?.version !== version) return undefined
    if (now() - cached.readAt > freshMilliseconds) requestOnce(path, cached.reader).catch(() => undefined)
    return cached
  }

  async function readAs(reader: Reader, path: string): Promise<CachedRead> {
    const cached = fresh(path)
    if (cached) return cached
    try {
      return await requestOnce(path, reader)
    } catch (error) {
      if (error instanceof ContentMissing) throw error
      const stale = await lastKnown(path, reader)
      if (!stale) throw error
      retrySoon(path, reader)
      return stale
    }
  }

  return {
    peek: (path) => fresh(path)?.body,
    async read(path) {
      const read = await readAs('site', path)
      // A client was the first to read it.
      if (read.reader === 'client' && memory.get(path) === read) {
        const promoted = { ...read, reader: 'site' } as const
        memory.set(path, promoted)
        await save(path, promoted)
      }
      return read.body
    },
    readForClient: async (path) => (await readAs('client', path)).body,
    get version() {
      return version
    },
    expire() {
      version += 1
      // The service has just sent an event, so it is up.
      service.markAnswered()
    },
    neighbour: service,
    hasContent: () => hasContent,
  }
}

const withoutSamples = (path: string) => `${path}${path.includes('?') ? '&' : '?'}samples=hidden`

/** A page of a list beyond its end: clients can request any number of them, so none is cached. */
function isPastEnd(body: object): boolean {
  const { meta } = body as { meta?: { pagination?: { page?: number; pageCount?: number } } }
  const { page, pageCount } = meta?.pagination ?? {}
  return page !== undefined && pageCount !== undefined && page > Math.max(1, pageCount)
}
