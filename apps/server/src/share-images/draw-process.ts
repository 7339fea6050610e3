import { drawShareImage } from '@pulli/web/share-image/draw-share-image.ts'
import type { ShareImage } from '@pulli/web/share-image/share-image.ts'
import sharp from 'sharp'
import { runJobs } from '../worker-process/run-jobs.ts'

/** Share images have few colours; a palette makes the file a third of the size. */
const COLOURS = 64

export interface DrawJob {
  readonly image: ShareImage
  readonly path: string
}

sharp.concurrency(1)

runJobs<DrawJob>(async ({ image, path }) => {
  const svg = await drawShareImage(image)
  await sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS }).toFile(path)
})
