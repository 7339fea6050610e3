import { hash } from '@pulli/ui/kolam/seed.ts'

// Imported by Node in the server process without a build: erasable types only.

/** The input of a share image. */
export interface ShareImage {
  /** The title without the brand. */
  title: string
  brand: string
  /** The path of the page, the seed of the drawing. */
  seed: string
}

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Increased when the design changes. */
const DESIGN = 2

const PREFIX = '/og'
const HOME = '/home'

/** Returns the path of a share image. It contains a hash of the input, so that no cache shows an old one. */
export function shareImageAddress(image: ShareImage) {
  const name = image.seed === '/' ? HOME : image.seed
  const version = hash(JSON.stringify([DESIGN, image.title, image.brand])).toString(36)
  return `${PREFIX}${name}.png?v=${version}`
}

/** Returns the page of a share image; undefined for another path. */
export function pageOfShareImage(path: string) {
  const [, name] = /^\/og((?:\/[A-Za-z0-9-]{1,64}){1,2})\.png$/.exec(path) ?? []
  return name === HOME ? '/' : name
}
