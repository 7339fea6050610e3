import { stat } from 'node:fs/promises'
import { IMAGE_WIDTHS } from '@pulli/contracts/image-widths.ts'
import pLimit from 'p-limit'
import { type DiskCache, DiskFull } from '#disk-cache/disk-cache.ts'
import { type Encode, encodePicture } from './encode-picture.ts'
import type { Uploads } from './uploads.ts'

const ADDRESS = /^(\d{3,4})\/([A-Za-z0-9_-][A-Za-z0-9._-]{0,180})\.(avif|webp)$/
const FORMATS = ['avif', 'webp'] as const
const LARGEST_BYTES = 20 * 1024 * 1024

/**
 * So many of those that are asked for are made at once. Node reads files, and with them every script, with the same
 * four threads: where pictures have all of them, a page that is there waits seconds for its own code.
 */
const MADE_AT_ONCE = 2

export interface Images {
  /**
   * The image of an address such as `720/photo_ab12.png.avif`, or the name of the upload in its place while there is
   * no room for images; undefined when there is none.
   */
  find(address: string): Promise<FoundImage | { original: string } | undefined>
  /** Has an image made that nobody asked for yet; false when it is there already, or there is none. */
  make(address: string, encode: Encode): Promise<boolean>
  /** Resolves when nobody waits for an image. */
  allFound(): Promise<void>
  clear(): Promise<void>
  /** Forgets the images of these uploads. */
  drop(names: readonly string[]): Promise<void>
}

interface FoundImage {
  readonly path: string
  readonly type: 'image/avif' | 'image/webp'
}

interface Picture {
  readonly source: string
  readonly width: number
  readonly format: (typeof FORMATS)[number]
}

/** Uploaded pictures in the sizes and formats that browsers want, made once and kept on disk. */
export function images({ uploads, cache }: { uploads: Pick<Uploads, 'fetch'>; cache: DiskCache }): Images {
  const inTurn = pLimit(MADE_AT_ONCE)
  const encodeInTurn: Encode = (job) => inTurn(encodePicture, job)

  const making = (picture: Picture, encode: Encode) => async (unfinished: string) => {
    const source = await uploads.fetch(picture.source)
    if (!source || (await stat(source)).size > LARGEST_BYTES) return false
    await encode({ source, width: picture.width, format: picture.format, path: unfinished })
    return true
  }

  return {
    async find(address) {
      const picture = pictureAt(address)
      if (!picture) return undefined
      try {
        const path = await cache.find(nameOf(picture), making(picture, encodeInTurn))
        return path === undefined ? undefined : { path, type: `image/${picture.format}` }
      } catch (error) {
        if (error instanceof DiskFull) return { original: picture.source }
        throw error
      }
    },
    async make(address, encode) {
      const picture = pictureAt(address)
      if (!picture || (await cache.has(nameOf(picture)))) return false
      return (await cache.add(nameOf(picture), making(picture, encode))) !== undefined
    },
    allFound: () => cache.settled(),
    clear: () => cache.clear(),
    drop: (names) =>
      cache.drop(
        names.flatMap((source) =>
          IMAGE_WIDTHS.flatMap((width) => FORMATS.map((format) => nameOf({ source, width, format }))),
        ),
      ),
  }
}

function pictureAt(address: string): Picture | undefined {
  const [, wide, source, format] = ADDRESS.exec(address) ?? []
  if (!source || (format !== 'avif' && format !== 'webp')) return undefined
  const width = IMAGE_WIDTHS.find((known) => known === Number(wide))
  return width && { source, width, format }
}

function nameOf({ source, width, format }: Picture): string {
  return `${width}-${source}.${format}`
}
