import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './places.mjs'

/** Output of a build, and what no build reads. */
const SKIPPED = new Set(['node_modules', 'seed', 'README.md', 'testing'])
const OUTPUT = /^(?:build|dist|generated)(?:\.next|\.old)?$/
const TEST = /\.test\.tsx?$/

/**
 * Tools keep notes of their own beside the sources, such as the date of Strapi's last look for updates in
 * `.strapi-updater.json`: a start that writes one must not make the next start build.
 * @param {string} name
 */
const isSource = (name) =>
  !name.startsWith('.') && !SKIPPED.has(name) && !OUTPUT.test(name) && !TEST.test(name)

/**
 * Hashes the sources of a step by name and content, so that a fresh checkout and an old one agree.
 * @param {readonly string[]} paths files and folders, relative to the root
 * @returns {string}
 */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, join(root, path))
  return hash.digest('hex')
}

/**
 * Whether a step was done for exactly this fingerprint. The stamp lies beside the step's output, so all data folders
 * of a checkout share both.
 * @param {string} file the stamp, relative to the root
 * @param {string} print
 */
export function isDone(file, print) {
  const path = join(root, file)
  return existsSync(path) && readFileSync(path, 'utf8') === print
}

/**
 * Records that a step is done. Written last: an interrupted step is repeated.
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
  for (const name of readdirSync(path).sort()) if (isSource(name)) addTo(hash, join(path, name))
}
