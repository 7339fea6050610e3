import type { MediaImage } from '@pulli/contracts/content.ts'
import { mediaAddress } from '@pulli/contracts/content.ts'
import { IMAGE_WIDTHS } from '@pulli/contracts/image-widths.ts'

/** Uploads have the site's own origin: the server proxies them. */
export const CONTENT_HOST = ''

const UPLOADS = '/uploads/'

/** The sources of a `<picture>`. */
export interface ImageSources {
  src: string
  alt: string
  sizes: string
  width: number | undefined
  height: number | undefined
  /** Best format first. Empty for a file that the image route does not serve. */
  sources: { type: 'image/avif' | 'image/webp'; srcSet: string }[]
}

/** Returns the sources of an uploaded picture, never wider than the original; `sizes` as in HTML. */
export function imageSources(
  { url, alternativeText, width, height }: MediaImage,
  sizes: string,
): ImageSources {
  const widths = IMAGE_WIDTHS.filter((candidate) => !width || candidate <= width)
  const [path = '', version] = url.split('?')
  const query = version === undefined ? '' : `?${version}`
  const srcSet = (extension: string) =>
    widths
      .map((wide) => `/img/${wide}/${path.slice(UPLOADS.length)}.${extension}${query} ${wide}w`)
      .join(', ')
  const isServed = path.startsWith(UPLOADS) && !/\.(?:svg|gif)$/i.test(path) && widths.length > 0
  return {
    src: mediaAddress(CONTENT_HOST, url),
    alt: alternativeText ?? '',
    sizes,
    width,
    height,
    sources: isServed
      ? [
          { type: 'image/avif', srcSet: srcSet('avif') },
          { type: 'image/webp', srcSet: srcSet('webp') },
        ]
      : [],
  }
}
