import type { CoverImage } from '@pulli/ui/cover/cover.tsx'
import type { ImageSources } from './image-sources.ts'

/** Size given for a picture of unknown size; the frame of a cover has its own. */
const UNKNOWN_SIZE = { width: 1200, height: 800 }

/** Returns the picture of a cover. Without an editor's text it is decoration: the title beside it says it all. */
export function coverImage(image: ImageSources | undefined): CoverImage | undefined {
  return (
    image && {
      ...image,
      width: image.width ?? UNKNOWN_SIZE.width,
      height: image.height ?? UNKNOWN_SIZE.height,
    }
  )
}
