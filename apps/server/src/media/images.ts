import { utimes } from 'node:fs/promises'
import { IMAGE_WIDTHS } from '@pulli/contracts/image-widths.ts'
import { type CachedFile, type DiskCache, DiskFull, type Write } from '#disk-cache/disk-cache.ts'
import type { Encode } from './encode-image.ts'
import type { Upload, Uploads } from './uploads.ts'

const ADDRESS = /^(\d{3,4})\/([A-Za-z0-9_-][A-Za-z0-9._-]{0,180})\.(avif|webp)$/
const FORMATS = ['avif', 'webp'] as const
const MAX_SOURCE_BYTES = 20 * 1024 * 1024

export interface Images {
  /**
   * Returns the image of an address such as `720/photo_ab12.png.avif`, or the name of the upload in its place while
   * the disk is full; undefined when there is none.
   */
  find(address: string): Promise<FoundImage | { original: string } | undefined>
  /** Encodes an image in advance; false when it is cached already, or there is none. */
  make(address: string, encode: Encode): Promise<boolean>
  /** Resolves when no visitor waits for an image. */
  allFound(): Promise<void>
  /** Deletes the images of these uploads. */
  drop(names: readonly string[]): Promise<void>
}

interface FoundImage {
  readonly path: string
  readonly type: 'image/avif' | 'image/webp'
  /** The version of the upload it was made from; undefined where it may be outdated, or no version is known. */
  readonly version: string | undefined
}

interface Variant {
  readonly source: string
  readonly width: number
  readonly format: (typeof FORMATS)[number]
}

/** Caches uploaded pictures in the sizes and formats that browsers ask for. */
export function images({
  uploads,
  cache,
  encode,
}: {
  uploads: Pick<Uploads, 'find'>
  cache: DiskCache
  /** Encodes an image that a visitor waits for. */
  encode: Encode
}): Images {
  const searches = new Set<Promise<unknown>>()

  /** An image has the modification time of its source, so a replaced upload makes it stale. */
  const write =
    (source: CachedFile, { width, format }: Variant, encode: Encode): Write =>
    async (unfinished) => {
      if (source.sizeBytes > MAX_SOURCE_BYTES) return 'absent'
      await encode({ source: source.path, width, format, path: unfinished })
      await utimes(unfinished, source.modifiedAt / 1000, source.modifiedAt / 1000)
      return 'written'
    }

  async function search(variant: Variant): Promise<FoundImage | undefined> {
    const type = `image/${variant.format}` as const
    const name = nameOf(variant)
    let source: Upload | undefined
    try {
      source = await uploads.find(variant.source)
    } catch (error) {
      const cached = await cache.peek(name)
      if (cached) return { path: cached.path, type, version: undefined }
      throw error
    }
    if (!source) return undefined
    const { modifiedAt, version } = source
    const isFresh = (image: CachedFile) => image.modifiedAt === modifiedAt
    const image = await cache.find(name, write(source, variant, encode), isFresh)
    return image && { path: image.path, type, version: isFresh(image) ? version : undefined }
  }

  return {
    async find(address) {
      const variant = variantAt(address)
      if (!variant) return undefined
      const searching = search(variant)
      searches.add(searching)
      try {
        return await searching
      } catch (error) {
        if (error instanceof DiskFull) return { original: variant.source }
        throw error
      } finally {
        searches.delete(searching)
      }
    },
    async make(address, encode) {
      const variant = variantAt(address)
      const source = variant && (await uploads.find(variant.source))
      if (!source) return false
      let isMade = false
      const counted: Encode = async (job) => {
        await encode(job)
        isMade = true
      }
      const isFresh = (image: CachedFile) => image.modifiedAt === source.modifiedAt
      await cache.add(nameOf(variant), write(source, variant, counted), isFresh)
      return isMade
    },
    async allFound() {
      while (searches.size > 0) await Promise.allSettled(searches)
    },
    drop: (names) =>
      cache.drop(
        names.flatMap((source) =>
          IMAGE_WIDTHS.flatMap((width) => FORMATS.map((format) => nameOf({ source, width, format }))),
        ),
      ),
  }
}

function variantAt(address: string): Variant | undefined {
  const [, wide, source, format] = ADDRESS.exec(address) ?? []
  if (!source || (format !== 'avif' && format !== 'webp')) return undefined
  const width = IMAGE_WIDTHS.find((known) => known === Number(wide))
  return width && { source, width, format }
}

function nameOf({ source, width, format }: Variant): string {
  return `${width}-${source}.${format}`
}
