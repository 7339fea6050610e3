import type { ImageSources } from '#content/image-sources.ts'

/** Address of the picture that the browser's player itself shows. */
export function posterAddress(poster: ImageSources | undefined) {
  return poster?.sources[0]?.srcSet.split(' ')[0] ?? poster?.src
}
