import { drawShareImage } from '@pulli/web/share-image/draw-share-image.ts'
import type { ShareImage } from '@pulli/web/share-image/share-image.ts'
import sharp from 'sharp'
import { answerOrders } from '../side-process/answer-orders.ts'

/** Few colours are in a picture, so few are kept: it weighs a third. */
const COLOURS = 64

export interface DrawOrder {
  readonly image: ShareImage
  readonly path: string
}

sharp.concurrency(1)

answerOrders<DrawOrder>(async ({ image, path }) => {
  const svg = await drawShareImage(image)
  await sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS }).toFile(path)
})
