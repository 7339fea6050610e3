import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_WIDTHS } from '@pulli/contracts/image-widths.ts'
import { fileExists } from './file-exists.ts'
import type { Uploads } from './uploads.ts'

const ADDRESS = /^(\d{3,4})\/([A-Za-z0-9_-][A-Za-z0-9._-]{0,180})\.(avif|webp)$/
const LARGEST_PIXELS = 50_000_000
const LARGEST_BYTES = 20 * 1024 * 1024

export interface Images {
  /** The image of an address such as `640/photo_ab12.png.avif`; undefined when there is none. */
  find(address: string): Promise<{ path: string; type: 'image/avif' | 'image/webp' } | undefined>
  clear(): Promise<void>
}

/** Uploaded pictures in the sizes and formats that browsers want, made once and kept on disk. */
export function images({ uploads, folder }: { uploads: Uploads; folder: string }): Images {
  const flights = new Map<string, Promise<void>>()
  async function make(source: string, width: number, format: 'avif' | 'webp', path: string) {
    const unfinished = join(folder, `.${randomUUID()}`)
    const sharp = await loadSharp()
    const resized = sharp(source, { limitInputPixels: LARGEST_PIXELS, animated: false })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .timeout({ seconds: 20 })
    await mkdir(folder, { recursive: true })
    try {
      await (format === 'avif'
        ? resized.avif({ quality: 55, effort: 3 })
        : resized.webp({ quality: 76 })
      ).toFile(unfinished)
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  return {
    async find(address) {
      const [, width, name, format] = ADDRESS.exec(address) ?? []
      if (!name || (format !== 'avif' && format !== 'webp')) return undefined
      if (!IMAGE_WIDTHS.some((known) => known === Number(width))) return undefined
      const path = join(folder, `${width}-${name}.${format}`)
      if (!(await fileExists(path))) {
        const source = await uploads.fetch(name)
        if (!source || (await stat(source)).size > LARGEST_BYTES) return undefined
        const flight =
          flights.get(path) ?? make(source, Number(width), format, path).finally(() => flights.delete(path))
        flights.set(path, flight)
        await flight
      }
      return { path, type: `image/${format}` }
    },
    async clear() {
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Most servers find all pictures made, and need not have its library in memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  // A picture is made once, so nothing of it is wanted again.
  sharp.cache(false)
  return sharp
}
