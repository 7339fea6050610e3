import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'pulli', 'encoded-pictures')
const ENCODER = join(import.meta.dirname, '../apps/server/src/media/encode-image.ts')
const LOCKFILE = join(import.meta.dirname, '../package-lock.json')

/** How the server names an image: `720-photo_ab12.png.avif`. */
const IMAGE = /^(\d+)-(.+)\.(avif|webp)$/

/** Whether an earlier run has left encoded pictures on this machine. */
export function hasEncodedPictures(): boolean {
  return existsSync(CACHE)
}

/**
 * Copies the pictures that earlier runs encoded from the same uploads into a stopped stack's data folder. The content service
 * names each upload anew, so they are found by the hash of the upload and the encoder.
 */
export function restoreEncodedPictures(dataDir: string): void {
  const known = readdirSync(CACHE)
  const images = join(dataDir, 'cache/images')
  mkdirSync(images, { recursive: true })
  // An image is fresh if it has the time of the server's copy of its upload, and a copy has that of a file that is settled.
  const settled = Math.floor(Date.now() / 1_000) - 60
  rmSync(join(dataDir, 'cache/uploads'), { recursive: true, force: true })
  for (const [name, key] of keysOfUploads(dataDir)) {
    utimesSync(join(uploadsOf(dataDir), name), settled, settled)
    for (const file of known.filter((one) => one.startsWith(key))) {
      const [, width, format] = /-(\d+)\.(\w+)$/.exec(file) ?? []
      const image = join(images, `${width}-${name}.${format}`)
      copyFileSync(join(CACHE, file), image)
      utimesSync(image, settled, settled)
    }
  }
}

/** Keeps the pictures of a stopped stack for later runs, and nothing older. */
export function storeEncodedPictures(dataDir: string): void {
  rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  const keys = keysOfUploads(dataDir)
  const images = join(dataDir, 'cache/images')
  for (const file of readdirSync(images)) {
    const [, width, source = '', format] = IMAGE.exec(file) ?? []
    const key = keys.get(source)
    if (key) copyFileSync(join(images, file), join(CACHE, `${key}-${width}.${format}`))
  }
}

const uploadsOf = (dataDir: string) => join(dataDir, 'content/uploads')

/** A hash of each upload and of what encodes it, by the upload's name. */
function keysOfUploads(dataDir: string): Map<string, string> {
  const { packages } = JSON.parse(readFileSync(LOCKFILE, 'utf8'))
  const encoder = readFileSync(ENCODER, 'utf8') + packages['node_modules/sharp'].version
  const keyOf = (name: string) =>
    createHash('sha256')
      .update(encoder)
      .update(readFileSync(join(uploadsOf(dataDir), name)))
      .digest('hex')
  return new Map(readdirSync(uploadsOf(dataDir)).map((name) => [name, keyOf(name)]))
}
