import type { CoverImage } from '@pulli/ui/cover/cover.tsx'
import type { ImageSources } from './image-sources.ts'

/** Attributes of a picture of unknown size. The frame of a cover sets the real one. */
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
