import { drawShareImage } from '@pulli/web/share-image/draw-share-image.ts'
import type { ShareImage } from '@pulli/web/share-image/share-image.ts'
import sharp from 'sharp'

/** Few colours are in a picture, so few are kept: it weighs a third. */
const COLOURS = 64

export interface DrawOrder {
  readonly image: ShareImage
  readonly path: string
}

/** What the drawing process answers an order with; `fault` says why there is no picture. */
export interface DrawAnswer {
  readonly fault?: string
}

sharp.concurrency(1)

process.on('disconnect', () => process.exit())
process.on('message', async ({ image, path }: DrawOrder) => {
  let answer: DrawAnswer = {}
  try {
    const svg = await drawShareImage(image)
    await sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS }).toFile(path)
  } catch (error) {
    answer = { fault: String(error) }
  }
  process.send?.(answer)
})
