import sharp from 'sharp'

/** An image to be encoded from the file `source` into the file `path`. */
export interface EncodeJob {
  readonly source: string
  readonly width: number
  readonly format: 'avif' | 'webp'
  readonly path: string
}

export type Encode = (job: EncodeJob) => Promise<void>

const LARGEST_PIXELS = 50_000_000

sharp.concurrency(1)
// Each image is encoded once, so the library's cache never hits.
sharp.cache(false)

/** Encodes an image. The library holds some 90 MB from then on: a server leaves it to a worker process. */
export async function encodeImage({ source, width, format, path }: EncodeJob): Promise<void> {
  const resized = sharp(source, { limitInputPixels: LARGEST_PIXELS, animated: false })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: 20 })
  await (format === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 76 })).toFile(
    path,
  )
}
