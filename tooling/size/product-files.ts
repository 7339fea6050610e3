import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** Folders of what is installed or built, of tests, and of what helps them. */
const NOT_OURS = /^(?:node_modules|build|dist|generated|testing|types|\..+|.+\.(?:next|old))$/
const TEST = /\.(?:test|examples)\.|-examples\.ts$/
/** How a file begins that a command writes. */
const WRITTEN = /^\/\*\* Made by /

/** What runs on a server or in a browser, or builds that, and is written by hand: each file's path and text. */
export function productFiles(): ReadonlyMap<string, string> {
  const texts = globSync('{apps,packages}/**/*.{ts,tsx,css,sql,js,mjs}', {
    cwd: ROOT,
    exclude: (path) => NOT_OURS.test(basename(path)),
  })
    .filter((file) => !TEST.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const)
  return new Map(texts.filter(([, text]) => !WRITTEN.test(text)))
}
