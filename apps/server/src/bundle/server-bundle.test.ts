import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { SERVER_PROGRAM } from '#launcher/server-program.ts'

const FOLDER = dirname(SERVER_PROGRAM)
const scripts = readdirSync(FOLDER).filter((name) => name.endsWith('.js'))
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
/** What a module is loaded with: a dynamic import is loaded when it is asked for. */
const STATIC_IMPORT = /^import (?:[^'"]* from )?["']([^"']+)["'];?$/gm

/** The files that a start of the server loads, with what they import from outside the bundle. */
function loadedAtStart() {
  const files = new Set(['server.js'])
  const packages = new Set<string>()
  for (const name of files)
    for (const [, target = ''] of read(name).matchAll(STATIC_IMPORT))
      if (target.startsWith('./')) files.add(target.slice(2))
      else if (!isBuiltin(target)) packages.add(target)
  return { files: [...files], packages: [...packages].sort() }
}

test('P12: a start of the server loads its bundle, and beside it these packages alone', () => {
  const { files, packages } = loadedAtStart()
  expect(files.length).toBeGreaterThan(1)
  expect(packages).toEqual(['@fastify/swagger', 'pino'])
})

test('P12: a server never loads the encoder of pictures, which would hold 90 MB from then on', () => {
  expect(scripts.filter((name) => read(name).includes('"sharp"'))).toEqual([])
})

test('P12: a server holds no source in two bytes a character', () => {
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((name) => /[^\0-\x7f]/.test(read(name)))).toEqual([])
})

test('P12: the code of a server stays small, and has no development build of React', () => {
  const sizes = scripts.map((name) => read(name).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12 * 1024 * 1024)
  expect(scripts.filter((name) => /react(?:-dom)?[\w-]*\.development\.js/.test(read(name)))).toEqual([])
})
