import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Neighbour, neighbour } from '@pulli/data/neighbour/neighbour.ts'
import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { LRUCache } from 'lru-cache'
import type { CachedFile, DiskCache, Write } from '#disk-cache/disk-cache.ts'
import type { MediaVersions } from './media-versions.ts'

/** Names as the content service gives them: no folder, no leading dot. A replaced file keeps its name. */
const UPLOAD_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,180}$/

/** The library holds no larger picture (security row 33); a film of three hours fits into the limit of recordings. */
const MAX_PICTURE_BYTES = 20 * 1024 * 1024
const MAX_RECORDING_BYTES = 2 * 1024 * 1024 * 1024
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif)$/i

const MAX_FILES = 20_000

/** An idle time-out: a stalled connection ends after it, a long film that still arrives doesn't. */
const IDLE_MILLISECONDS = 10_000

/** How many answers may be awaited at once: while the files of the content service hang, others are refused at once. */
const MAX_AWAITED = 64

/** By the clock of the content service. Until then a file may be replaced by another of the same second. */
const SETTLED_MILLISECONDS = 2_000

class TooLarge extends Error {}

/** A copy of an uploaded file. Its modification time is that of the original, which distinguishes its versions. */
export interface Upload extends CachedFile {
  /** The version that the copy is known to have; undefined where it may be outdated, or no version is known. */
  readonly version: string | undefined
}

export interface Uploads {
  readonly folder: string
  /** The files of the content service, which may be in a bucket of their own. */
  readonly neighbour: Neighbour
  /**
   * Returns the copy of a file, fetched if necessary; undefined where no file has this name. A copy whose successor
   * can't be fetched stays in use.
   * @throws {ContentUnavailable} when it isn't cached and the content service is down
   * @throws {DiskFull} when it isn't cached and there is no room for it
   */
  find(name: string): Promise<Upload | undefined>
  /**
   * Streams a file, or the part of it that `range` names, without caching it.
   * @throws {ContentUnavailable} when the content service is down
   */
  passThrough(name: string, range: string | undefined): Promise<PassedThrough | undefined>
  /**
   * Fetches a cached file again if it has changed, and deletes the copy of one that is gone.
   * @returns undefined where no copy is left
   * @throws {ContentUnavailable} when the content service is down; the copy stays
   */
  refresh(name: string): Promise<CachedFile | undefined>
  /** Lists the cached files. */
  names(): Promise<string[]>
}

export interface PassedThrough {
  readonly status: 200 | 206
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable
}

const PASSED_HEADERS = ['content-type', 'content-length', 'content-range', 'accept-ranges']

interface Options {
  readonly contentUrl: string
  readonly cache: DiskCache
  readonly versions: Pick<MediaVersions, 'get'>
  readonly idleMilliseconds?: number
  readonly fetch?: typeof fetch
}

/** Caches the files that editors uploaded. */
export function uploads({
  contentUrl,
  cache,
  versions,
  idleMilliseconds = IDLE_MILLISECONDS,
  fetch: get = fetch,
}: Options): Uploads {
  /** The version at which each copy was last compared with its original. */
  const validated = new LRUCache<string, string>({ max: MAX_FILES })
  const service = neighbour({
    name: 'uploads',
    withinMilliseconds: idleMilliseconds,
    atOnce: MAX_AWAITED,
    failures: 5,
    pauseMilliseconds: 5_000,
  })
  const isFresh = (name: string) => {
    const version = versions.get(name)
    return version === undefined || validated.get(name) === version
  }

  const write =
    (name: string): Write =>
    async (unfinished, previous) => {
      const version = versions.get(name)
      const outcome = await download(name, unfinished, previous)
      validated.set(name, version)
      return outcome
    }

  async function download(name: string, unfinished: string, previous: CachedFile | undefined) {
    const { response, body, discard } = await request(name, {})
    if (response.status === 404) return discard().then(() => 'absent' as const)
    if (!response.ok) return discard().then(() => unavailable(response.status))
    const modifiedAt = Date.parse(response.headers.get('last-modified') ?? '')
    const length = Number(response.headers.get('content-length') ?? Number.NaN)
    // `Last-Modified` has whole seconds: two files of one second can have the same (RFC 9110 §8.8.2.2).
    const isSameSecond = Math.floor((previous?.modifiedAt ?? 0) / 1000) * 1000 === modifiedAt
    const isAlike = isSameSecond && previous?.sizeBytes === length
    const answeredAt = Date.parse(response.headers.get('date') ?? '')
    const isSettled = answeredAt - modifiedAt >= SETTLED_MILLISECONDS
    if (isAlike && isSettled && previous?.modifiedAt === modifiedAt) {
      await discard()
      return 'unchanged'
    }
    try {
      await pipeline(body, createWriteStream(unfinished))
    } catch (error) {
      if (error instanceof TooLarge) return 'absent'
      throw error
    }
    if (isAlike && (await hashOf(unfinished)) === (await hashOf(previous.path))) return 'unchanged'
    // What is made from a copy is compared by this time: it distinguishes files of the same second.
    let time = isSettled && !isSameSecond ? modifiedAt : modifiedAt + 1 + (Date.now() % 998)
    if (time === previous?.modifiedAt) time += 1
    if (Number.isFinite(modifiedAt)) await utimes(unfinished, time / 1000, time / 1000)
    return 'written'
  }

  /** Requests a file. Both the answer and each chunk of the body have to arrive within the idle time-out. */
  async function request(name: string, headers: Record<string, string>) {
    const stalled = new AbortController()
    const inTime = <Result>(arriving: Promise<Result>) => {
      const timer = setTimeout(() => stalled.abort(), idleMilliseconds)
      return arriving
        .catch(() => {
          throw new ContentUnavailable('/uploads')
        })
        .finally(() => clearTimeout(timer))
    }
    const response = await service
      .call(async (signal) => {
        const answer = await get(`${contentUrl}/uploads/${name}`, {
          // `content-length` is that of the unencoded bytes.
          headers: { 'accept-encoding': 'identity', ...headers },
          redirect: 'error',
          signal: AbortSignal.any([stalled.signal, signal]),
        })
        if (answer.status < 500) return answer
        await answer.body?.cancel()
        return unavailable(answer.status)
      })
      .catch(() => unavailable())

    async function* chunks() {
      const reader = response.body?.getReader()
      let left = PICTURE.test(name) ? MAX_PICTURE_BYTES : MAX_RECORDING_BYTES
      try {
        while (reader) {
          const { done, value } = await inTime(reader.read())
          if (done) return
          left -= value.length
          if (left < 0) throw new TooLarge()
          yield value
        }
      } finally {
        await reader?.cancel().catch(() => undefined)
      }
    }

    return {
      response,
      body: Readable.from(chunks(), { objectMode: false }),
      discard: async () => response.body?.cancel().catch(() => undefined),
    }
  }

  return {
    folder: cache.folder,
    neighbour: service,
    async find(name) {
      if (!UPLOAD_NAME.test(name)) return undefined
      const file = await cache.find(name, write(name), () => isFresh(name))
      return file && { ...file, version: isFresh(name) ? versions.get(name) : undefined }
    },
    async passThrough(name, range) {
      if (!UPLOAD_NAME.test(name)) return undefined
      const { response, body, discard } = await request(name, range === undefined ? {} : { range })
      const { status, headers } = response
      if (status === 404) return discard().then(() => undefined)
      if (status !== 200 && status !== 206) return discard().then(() => unavailable(status))
      const passed = PASSED_HEADERS.flatMap((header) => {
        const value = headers.get(header)
        return value === null ? [] : [[header, value] as const]
      })
      return { status, headers: Object.fromEntries(passed), body }
    },
    refresh: (name) => cache.refresh(name, write(name)),
    async names() {
      const names = await readdir(cache.folder).catch((): string[] => [])
      return names.filter((name) => UPLOAD_NAME.test(name))
    },
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function unavailable(status?: number): never {
  throw new ContentUnavailable(status === undefined ? '/uploads' : `/uploads answered ${status}`)
}
