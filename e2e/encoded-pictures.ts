import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'pulli', 'encoded-pictures')
const ENCODER = join(import.meta.dirname, '../apps/server/src/media/encode-image.ts')
const LOCKFILE = join(import.meta.dirname, '../package-lock.json')

/** How the server names an image: `720-photo_ab12.png.avif`. */
const IMAGE = /^(\d+)-(.+)\.(avif|webp)$/

/**
 * Copies the pictures that earlier runs encoded from the same uploads into a stopped stack's data folder. The content service
 * names each upload anew, so they are found by the hash of the upload and the encoder.
 */
export function restoreEncodedPictures(dataDir: string): void {
  if (!existsSync(CACHE)) return
  const known = readdirSync(CACHE)
  const images = join(dataDir, 'cache/images')
  mkdirSync(images, { recursive: true })
  // An image is fresh if it has the time of the server's copy of its upload, and a copy has that of a file that is settled.
  const settled = Math.floor(Date.now() / 1_000) - 60
  rmSync(join(dataDir, 'cache/uploads'), { recursive: true, force: true })
  for (const [name, key] of keysOf(join(dataDir, 'content/uploads'))) {
    utimesSync(join(dataDir, 'content/uploads', name), settled, settled)
    for (const file of known.filter((one) => one.startsWith(key))) {
      const [, width, format] = /-(\d+)\.(\w+)$/.exec(file) ?? []
      const image = join(images, `${width}-${name}.${format}`)
      copyFileSync(join(CACHE, file), image)
      utimesSync(image, settled, settled)
    }
  }
}

/** Keeps the pictures that a stack has for later runs, and nothing older. */
export function storeEncodedPictures(dataDir: string): void {
  rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  const copies = join(dataDir, 'cache/uploads')
  const keys = keysOf(copies)
  const images = join(dataDir, 'cache/images')
  for (const file of readdirSync(images)) {
    const [, width, source = '', format] = IMAGE.exec(file) ?? []
    const key = keys.get(source)
    const isFresh = key && statSync(join(images, file)).mtimeMs === statSync(join(copies, source)).mtimeMs
    if (isFresh) copyFileSync(join(images, file), join(CACHE, `${key}-${width}.${format}`))
  }
}

/** A hash of each upload and of what encodes it, by the upload's name. */
function keysOf(uploads: string): Map<string, string> {
  const { packages } = JSON.parse(readFileSync(LOCKFILE, 'utf8'))
  const encoder = readFileSync(ENCODER, 'utf8') + packages['node_modules/sharp'].version
  const keyOf = (name: string) =>
    createHash('sha256')
      .update(encoder)
      .update(readFileSync(join(uploads, name)))
      .digest('hex')
  return new Map(readdirSync(uploads).map((name) => [name, keyOf(name)]))
}
