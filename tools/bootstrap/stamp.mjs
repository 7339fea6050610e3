import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './places.mjs'

const SKIPPED = new Set([
  'node_modules',
  'build',
  'dist',
  'generated',
  '.react-router',
  '.cache',
  '.strapi',
  '.tmp',
  'seed',
])

/**
 * A fingerprint of what a step depends on: names and contents, so that a fresh checkout and an old one agree.
 * @param {readonly string[]} paths files and folders, from the root
 * @returns {string}
 */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, join(root, path))
  return hash.digest('hex')
}

/**
 * Whether a step has been done for exactly this fingerprint.
 * @param {string} file where the step leaves its stamp, from the root
 * @param {string} print
 */
export function isDone(file, print) {
  const path = join(root, file)
  return existsSync(path) && readFileSync(path, 'utf8') === print
}

/**
 * Remembers that a step is done. Written last: a step that was cut off is done again.
 * @param {string} file
 * @param {string} print
 */
export function markDone(file, print) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), print)
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addTo(hash, path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) {
    hash.update(path.slice(root.length)).update(readFileSync(path))
    return
  }
  for (const name of readdirSync(path).sort()) if (!SKIPPED.has(name)) addTo(hash, join(path, name))
}
