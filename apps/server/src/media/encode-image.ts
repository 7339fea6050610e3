/** A picture to be made: of which file, how wide, in which format, into which file. */
export interface EncodeJob {
  readonly source: string
  readonly width: number
  readonly format: 'avif' | 'webp'
  readonly path: string
}

export type Encode = (job: EncodeJob) => Promise<void>

const LARGEST_PIXELS = 50_000_000

/** Makes one picture. */
export async function encodeImage({ source, width, format, path }: EncodeJob): Promise<void> {
  const sharp = await loadSharp()
  const resized = sharp(source, { limitInputPixels: LARGEST_PIXELS, animated: false })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: 20 })
  await (format === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 76 })).toFile(
    path,
  )
}

/** Most servers find all pictures made, and need not have its library in memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  // A picture is made once, so nothing of it is wanted again.
  sharp.cache(false)
  return sharp
}
