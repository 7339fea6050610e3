import { hash } from '@pulli/ui/kolam/seed.ts'

// The server process imports this file as it stands: types only may be erased.

/** What the picture of a page is made from. */
export interface ShareImage {
  /** The page's own words, without the brand. */
  title: string
  brand: string
  /** Decides the drawing and its ground: the page's path. */
  seed: string
}

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Raised when the picture of the same words would look different. */
const DESIGN = 1

const PREFIX = '/og'
const HOME = '/home'

/** Path of a page's picture. It changes with what stands on it, so that nobody goes on showing an old one. */
export function shareImageAddress(image: ShareImage) {
  const name = image.seed === '/' ? HOME : image.seed
  const version = hash(JSON.stringify([DESIGN, image.title, image.brand])).toString(36)
  return `${PREFIX}${name}.png?v=${version}`
}

/** The page whose picture has this address, or undefined where it is no such address. */
export function pageOfShareImage(path: string) {
  const [, name] = /^\/og((?:\/[A-Za-z0-9-]{1,64}){1,2})\.png$/.exec(path) ?? []
  return name === HOME ? '/' : name
}
