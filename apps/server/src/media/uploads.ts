import { createWriteStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { ContentUnavailable } from '@pulli/web/site-context.ts'
import type { DiskCache } from '#disk-cache/disk-cache.ts'

/** Names as the content service gives them: no folder, no dot at the front, a random part that never comes again. */
const UPLOAD_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,180}$/

/** No picture of the library is larger (security row 33); of recordings, what a film of three hours takes. */
const LARGEST_PICTURE = 20 * 1024 * 1024
const LARGEST_RECORDING = 2 * 1024 * 1024 * 1024
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif)$/i

class TooLarge extends Error {}

export interface Uploads {
  readonly folder: string
  /**
   * The file on this machine, brought over when it is not here yet; undefined when there is none of that name.
   * @throws {ContentUnavailable} when it is not here and the content service is away
   * @throws {DiskFull} when it is not here and there is no room for it
   */
  fetch(name: string): Promise<string | undefined>
  /**
   * The file as the content service sends it, or the part of it that `range` names, for when there is no room for it.
   * @throws {ContentUnavailable} when the content service is away
   */
  passThrough(name: string, range: string | undefined): Promise<PassedThrough | undefined>
  /** Forgets all copies, so that a file that was removed is gone here too. */
  clear(): Promise<void>
  /**
   * Forgets the copies of what the content service does not have any more, or has in another length.
   * @returns their names
   * @throws {ContentUnavailable} when the content service is away
   */
  dropOutdated(): Promise<string[]>
}

export interface PassedThrough {
  readonly status: 200 | 206
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable
}

const PASSED_HEADERS = ['content-type', 'content-length', 'content-range', 'accept-ranges']

/** Copies of the files that editors uploaded. A name never changes its content, so a copy is good for ever. */
export function uploads(options: { contentUrl: string; cache: DiskCache }): Uploads {
  const { contentUrl, cache } = options

  async function bring(name: string, unfinished: string): Promise<boolean> {
    const response = await ask(`${contentUrl}/uploads/${name}`)
    if (response.status === 404) return false
    if (!response.ok || !response.body) throw new ContentUnavailable(`/uploads answered ${response.status}`)
    const body = Readable.fromWeb(response.body as ReadableStream)
    try {
      await pipeline(body, (bytes) => upTo(mostBytesOf(name), bytes), createWriteStream(unfinished))
    } catch (error) {
      if (error instanceof TooLarge) return false
      throw error
    }
    return true
  }

  return {
    folder: cache.folder,
    async fetch(name) {
      return UPLOAD_NAME.test(name) ? cache.find(name, (unfinished) => bring(name, unfinished)) : undefined
    },
    async passThrough(name, range) {
      if (!UPLOAD_NAME.test(name)) return undefined
      const response = await ask(`${contentUrl}/uploads/${name}`, {
        // The length that is passed on is that of the bytes as they are.
        headers: { 'accept-encoding': 'identity', ...(range && { range }) },
      })
      const { status, headers, body } = response
      if (status === 404) return undefined
      if ((status !== 200 && status !== 206) || !body)
        throw new ContentUnavailable(`/uploads answered ${status}`)
      const passed = PASSED_HEADERS.flatMap((header) => {
        const value = headers.get(header)
        return value === null ? [] : [[header, value] as const]
      })
      const bytes = Readable.fromWeb(body as ReadableStream)
      return {
        status,
        headers: Object.fromEntries(passed),
        body: Readable.from(upTo(mostBytesOf(name), bytes)),
      }
    },
    clear: () => cache.clear(),
    async dropOutdated() {
      const copies = await readdir(cache.folder).catch(() => [])
      const outdated: string[] = []
      for (const name of copies.filter((copy) => UPLOAD_NAME.test(copy))) {
        const { status, headers } = await ask(`${contentUrl}/uploads/${name}`, {
          method: 'HEAD',
          headers: { 'accept-encoding': 'identity' },
        })
        const copy = await stat(join(cache.folder, name)).catch(() => undefined)
        const length = headers.get('content-length')
        if (status === 404 || (status === 200 && length !== null && Number(length) !== copy?.size))
          outdated.push(name)
      }
      await cache.drop(outdated)
      return outdated
    },
  }
}

function mostBytesOf(name: string): number {
  return PICTURE.test(name) ? LARGEST_PICTURE : LARGEST_RECORDING
}

/** The bytes as they come, however many were announced. */
async function* upTo(most: number, bytes: AsyncIterable<Buffer>) {
  let count = 0
  for await (const chunk of bytes) {
    count += chunk.length
    if (count > most) throw new TooLarge()
    yield chunk
  }
}

/** The body is read by who called, or let go with the answer: an upload may be a long film. */
async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(120_000) })
  } catch {
    throw new ContentUnavailable('/uploads')
  }
}
