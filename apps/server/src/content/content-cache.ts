import { isDeepStrictEqual } from 'node:util'
import { ContentMissing, type ContentReader, ContentUnavailable } from '@pulli/web/site-context.ts'
import { LRUCache } from 'lru-cache'
import { breaker } from './breaker.ts'
import type { ContentStore } from './content-store.ts'

interface Kept {
  readonly body: unknown
  readonly readAt: number
  readonly version: number
  /** How long it is as text. */
  readonly length: number
}

/** As text. In memory it is about three times as much. */
const LARGEST_BYTES = 16 * 1024 * 1024

export interface ContentCache extends ContentReader {
  /** What `read` would answer at once, or undefined where it would have to wait. The same object until it changes. */
  peek(path: string): unknown
  /** Something was published: what is kept is asked for anew before it is shown again. */
  expire(): void
  /** False while it has failed so often that it is not asked. */
  isReachable(): boolean
}

export interface ContentCacheOptions {
  readonly contentUrl: string
  readonly store: ContentStore
  readonly freshMilliseconds?: number
  readonly timeoutMilliseconds?: number
  /** After how long a read that failed after a publication is tried again; each further try waits twice as long. */
  readonly retryMilliseconds?: number
  readonly now?: () => number
  readonly fetch?: typeof fetch
  /** Called when pages may show an old read: it changed unannounced, or could not be read after a publication. */
  onChanged?(): void
  log(fields: object, message: string): void
}

/**
 * Reads of the content service that visitors never wait for. A fresh read comes from memory, an older one too
 * while it is read anew behind their back; after a publication the next visitor waits for the one new read, and
 * when that fails the old one is shown. Nothing but a 404 makes a copy disappear.
 */
export function contentCache(options: ContentCacheOptions): ContentCache {
  const { contentUrl, store, log, freshMilliseconds = 60_000, timeoutMilliseconds = 4_000 } = options
  const { retryMilliseconds = 1_000 } = options
  const now = options.now ?? Date.now
  const get = options.fetch ?? fetch
  const memory = new LRUCache<string, Kept>({
    maxSize: LARGEST_BYTES,
    sizeCalculation: ({ length }, path) => length + path.length,
  })
  const flights = new Map<string, Promise<Kept>>()
  /** Reads of which an old copy was shown since they could not be made, until they are made. */
  const overdue = new Set<string>()
  /** Reads that are in memory and not on disk. */
  const unsaved = new Set<string>()
  const service = breaker({ failures: 5, pauseMilliseconds: 5_000, now })
  let version = 1

  async function ask(path: string): Promise<Kept> {
    if (service.isOpen()) throw new ContentUnavailable(path)
    const asked = version
    let response: Response
    try {
      response = await get(`${contentUrl}${path}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      })
      if (response.status >= 500) throw new Error(`answered ${response.status}`)
    } catch (error) {
      service.failed()
      log({ path: path.split('?')[0], reason: (error as Error).message }, 'content service failed')
      throw new ContentUnavailable(path)
    }
    service.succeeded()
    if (response.status === 404) {
      await forget(path)
      throw new ContentMissing(path)
    }
    if (!response.ok) throw new ContentUnavailable(path)
    const text = await response.text()
    const body: unknown = JSON.parse(text)
    if (isPastEnd(body)) {
      await forget(path)
      return { body, readAt: now(), version: asked, length: text.length }
    }
    const before = memory.get(path)
    const isSame = before !== undefined && isDeepStrictEqual(before.body, body)
    // The same answer stays the same object: what was made of it (a page's records, its bytes) is still good.
    const kept = { body: isSame ? before.body : body, readAt: now(), version: asked, length: text.length }
    memory.set(path, kept)
    const wasOverdue = overdue.delete(path)
    if (before && !isSame) {
      if (before.version === version) announceChange()
      else if (wasOverdue) options.onChanged?.()
    }
    if (!isSame || unsaved.has(path)) await save(path, body)
    return kept
  }

  async function forget(path: string) {
    memory.delete(path)
    if (overdue.delete(path)) options.onChanged?.()
    unsaved.delete(path)
    await store.drop(path)
  }

  /** What cannot be written, as on a full disk, is shown from memory and written at a later read. */
  async function save(path: string, body: unknown) {
    try {
      await store.keep(path, body)
      unsaved.delete(path)
    } catch (error) {
      unsaved.add(path)
      log({ path: path.split('?')[0], reason: (error as Error).message }, 'content is not kept on disk')
    }
  }

  /** A change that came without a word (its announcement was lost) makes every other copy suspect too. */
  function announceChange() {
    version += 1
    options.onChanged?.()
  }

  /**
   * A page that was made of the old copy may be kept for a minute, and a publication has to be seen within seconds:
   * so the read is tried again without waiting for a visitor.
   */
  function readAgainSoon(path: string) {
    if (overdue.has(path)) return
    overdue.add(path)
    const tryAgain = (delayMilliseconds: number) =>
      setTimeout(() => {
        if (!overdue.has(path)) return
        askOnce(path).catch(() => tryAgain(Math.min(delayMilliseconds * 2, freshMilliseconds)))
      }, delayMilliseconds).unref()
    tryAgain(retryMilliseconds)
  }

  /** One read at a time for each path, however many ask. */
  function askOnce(path: string): Promise<Kept> {
    const key = `${version} ${path}`
    const flying = flights.get(key)
    if (flying) return flying
    const flight = ask(path).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  async function lastKnown(path: string): Promise<Kept | undefined> {
    const inMemory = memory.get(path)
    if (inMemory) return inMemory
    const body = await store.find(path)
    if (body === undefined) return undefined
    const kept: Kept = { body, readAt: 0, version: 0, length: JSON.stringify(body).length }
    memory.set(path, kept)
    return kept
  }

  function peek(path: string): unknown {
    const kept = memory.get(path)
    if (kept?.version !== version) return undefined
    if (now() - kept.readAt > freshMilliseconds) askOnce(path).catch(() => undefined)
    return kept.body
  }

  return {
    peek,
    async read(path) {
      const kept = peek(path)
      if (kept !== undefined) return kept
      try {
        return (await askOnce(path)).body
      } catch (error) {
        if (error instanceof ContentMissing) throw error
        const old = await lastKnown(path)
        if (!old) throw error
        readAgainSoon(path)
        return old.body
      }
    },
    get version() {
      return version
    },
    expire() {
      version += 1
      // It has just spoken, so it is there.
      service.succeeded()
    },
    isReachable: () => !service.isOpen(),
  }
}

/** A page of a list past its end: anybody can ask for any of them, so none has a place in memory or on disk. */
function isPastEnd(body: unknown): boolean {
  const { meta } = (body ?? {}) as { meta?: { pagination?: { page?: number; pageCount?: number } } }
  const { page, pageCount } = meta?.pagination ?? {}
  return page !== undefined && pageCount !== undefined && page > Math.max(1, pageCount)
}
