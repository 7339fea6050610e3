import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_WIDTHS } from '@pulli/contracts/image-widths.ts'
import pLimit from 'p-limit'
import { fileExists } from '../http/file-exists.ts'
import type { Uploads } from '../http/uploads.ts'
import { type Encode, encodePicture } from './encode-picture.ts'

const ADDRESS = /^(\d{3,4})\/([A-Za-z0-9_-][A-Za-z0-9._-]{0,180})\.(avif|webp)$/
const LARGEST_BYTES = 20 * 1024 * 1024

/**
 * So many of those that are asked for are made at once. Node reads files, and with them every script, with the same
 * four threads: where pictures have all of them, a page that is there waits seconds for its own code.
 */
const MADE_AT_ONCE = 2

export interface Images {
  /** The image of an address such as `720/photo_ab12.png.avif`; undefined when there is none. */
  find(address: string): Promise<{ path: string; type: 'image/avif' | 'image/webp' } | undefined>
  /** Has an image made that nobody asked for yet; false when it is there already, or there is none. */
  make(address: string, encode: Encode): Promise<boolean>
  /** Resolves when nobody waits for an image. */
  allFound(): Promise<void>
  clear(): Promise<void>
}

interface Picture {
  name: string
  width: number
  format: 'avif' | 'webp'
  path: string
}

/** Uploaded pictures in the sizes and formats that browsers want, made once and kept on disk. */
export function images({ uploads, folder }: { uploads: Uploads; folder: string }): Images {
  const flights = new Map<string, Promise<boolean>>()
  const inTurn = pLimit(MADE_AT_ONCE)
  const encodeInTurn: Encode = (order) => inTurn(encodePicture, order)

  function pictureAt(address: string): Picture | undefined {
    const [, wide, name, format] = ADDRESS.exec(address) ?? []
    if (!name || (format !== 'avif' && format !== 'webp')) return undefined
    const width = IMAGE_WIDTHS.find((known) => known === Number(wide))
    return width && { name, width, format, path: join(folder, `${width}-${name}.${format}`) }
  }

  async function make({ name, width, format, path }: Picture, encode: Encode) {
    const source = await uploads.fetch(name)
    if (!source || (await stat(source)).size > LARGEST_BYTES) return false
    const unfinished = join(folder, `.${randomUUID()}`)
    await mkdir(folder, { recursive: true })
    try {
      await encode({ source, width, format, path: unfinished })
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    return true
  }

  return {
    async find(address) {
      const picture = pictureAt(address)
      if (!picture) return undefined
      const { path, format } = picture
      if (!(await fileExists(path))) {
        const flight = flights.get(path) ?? make(picture, encodeInTurn).finally(() => flights.delete(path))
        flights.set(path, flight)
        if (!(await flight)) return undefined
      }
      return { path, type: `image/${format}` }
    },
    async make(address, encode) {
      const picture = pictureAt(address)
      return picture !== undefined && !(await fileExists(picture.path)) && make(picture, encode)
    },
    async allFound() {
      while (flights.size > 0) await Promise.allSettled(flights.values())
    },
    async clear() {
      await rm(folder, { recursive: true, force: true })
    },
  }
}
