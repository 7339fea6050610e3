import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { fileExists } from './file-exists.ts'

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
   */
  fetch(name: string): Promise<string | undefined>
  /** Forgets all copies, so that a file that was removed is gone here too. */
  clear(): Promise<void>
}

/** Copies of the files that editors uploaded. A name never changes its content, so a copy is good for ever. */
export function uploads(options: { contentUrl: string; folder: string }): Uploads {
  const { contentUrl, folder } = options
  const flights = new Map<string, Promise<string | undefined>>()

  async function bring(name: string): Promise<string | undefined> {
    const path = join(folder, name)
    if (await fileExists(path)) return path
    const response = await ask(`${contentUrl}/uploads/${name}`)
    if (response.status === 404) return undefined
    if (!response.ok || !response.body) throw new ContentUnavailable(`/uploads answered ${response.status}`)
    await mkdir(folder, { recursive: true })
    const unfinished = join(folder, `.${randomUUID()}`)
    const body = Readable.fromWeb(response.body as ReadableStream)
    try {
      const most = PICTURE.test(name) ? LARGEST_PICTURE : LARGEST_RECORDING
      await pipeline(body, (bytes) => upTo(most, bytes), createWriteStream(unfinished))
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      if (error instanceof TooLarge) return undefined
      throw error
    }
    return path
  }

  return {
    folder,
    async fetch(name) {
      if (!UPLOAD_NAME.test(name)) return undefined
      const flying = flights.get(name)
      if (flying) return flying
      const flight = bring(name).finally(() => flights.delete(name))
      flights.set(name, flight)
      return flight
    },
    async clear() {
      await rm(folder, { recursive: true, force: true })
    },
  }
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
async function ask(url: string): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(120_000) })
  } catch {
    throw new ContentUnavailable('/uploads')
  }
}
