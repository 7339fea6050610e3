import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { unwritableBecause } from './unwritable-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pulli-writable-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const failing = (code: string) => async () => {
  throw Object.assign(new Error(`${code}: mkdir`), { code })
}

test('M4: a folder that can be written, or made, has no fault, and is not made', async () => {
  const inside = join(folder, 'site/data')
  expect([await unwritableBecause(folder), await unwritableBecause(inside)]).toEqual([undefined, undefined])
  expect(existsSync(inside)).toBe(false)
})

test('M4: one on a read-only disk, one of another account and a file are told of in words', async () => {
  expect(await unwritableBecause(folder, failing('EROFS'))).toMatch(
    `${folder} cannot be written: its disk is mounted read-only`,
  )
  expect(await unwritableBecause(folder, failing('EACCES'))).toMatch(`${folder} belongs to another account`)
  const inside = join(folder, 'data')
  expect(await unwritableBecause(inside, failing('EROFS'))).toMatch(
    `${folder}, where ${inside} would be made, cannot be written`,
  )
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(await unwritableBecause(file)).toBe(`${file} is a file: name a folder`)
})
