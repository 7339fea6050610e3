import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './places.mjs'
import { fingerprint, isDone, markDone } from './stamp.mjs'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-stamp-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return { path: relative(root, folder), write }
}

test('a change, a new file and a new name each build again', () => {
  const { path, write } = newFolder()
  const seen = new Set<string>()
  const look = () => seen.add(fingerprint([path]))
  for (const [name, text] of [
    ['a.ts', '1'],
    ['a.ts', '2'],
    ['deep/b.ts', '1'],
    ['deep/c.ts', '1'],
  ] as const) {
    write(name, text)
    look()
  }
  expect(seen.size).toBe(4)
})

test('P13 a test and what it is made of build nothing again', () => {
  const { path, write } = newFolder()
  write('a.ts', '1')
  const before = fingerprint([path])
  for (const name of ['a.test.ts', 'b.db.test.ts', 'c.test.tsx', 'testing/fake.ts']) write(name, 'a test')
  expect(fingerprint([path])).toBe(before)
})

test('P13 what a build or a start writes beside the sources builds nothing again', () => {
  const { path, write } = newFolder()
  write('a.ts', '1')
  const before = fingerprint([path])
  for (const name of [
    '.strapi-updater.json',
    '.strapi/client/app.js',
    'dist/a.js',
    'build/.pulli-built',
    'build.next/server/index.js',
    'dist.old/a.js',
    'README.md',
  ])
    write(name, 'written by a tool')
  expect(fingerprint([path])).toBe(before)
})

test('a step is done for its own fingerprint alone', () => {
  const { path } = newFolder()
  const stamp = join(path, 'dist/.stamp')
  expect(isDone(stamp, 'a')).toBe(false)
  markDone(stamp, 'a')
  expect([isDone(stamp, 'a'), isDone(stamp, 'b')]).toEqual([true, false])
})
