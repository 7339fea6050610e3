import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UnreadableValue } from './encrypted-value.ts'
import { hasKeys, makeKeyFolder, openKeyFolder } from './key-folder.ts'
import { makeDataKey } from './key-wrapping.ts'

const NOW = new Date('2026-11-23T06:00:00Z')
const LATER = new Date('2026-12-28T06:00:00Z')

function freshFolder() {
  const parent = mkdtempSync(join(tmpdir(), 'pulli-keys-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'keys')
  makeKeyFolder(folder, NOW)
  return folder
}

test('the first start makes the keys, readable by their owner alone, and later ones keep them', () => {
  const folder = freshFolder()
  expect(readdirSync(folder).sort()).toEqual(['key-1.json', 'lookup-key.json'])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  const before = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  makeKeyFolder(folder, LATER)
  expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(before)
})

test.each(['key-1.json', 'lookup-key.json'])(
  'a start that was killed before it wrote %s is completed',
  (name) => {
    const folder = freshFolder()
    rmSync(join(folder, name))
    expect(hasKeys(folder)).toBe(false)
    makeKeyFolder(folder, NOW)
    expect(hasKeys(folder)).toBe(true)
    expect(openKeyFolder(folder).list()).toEqual([{ version: 1, madeAt: NOW }])
  },
)

test('a process that runs already wraps with a key that another one adds, and both open', async () => {
  const folder = freshFolder()
  const [one, other] = [openKeyFolder(folder), openKeyFolder(folder)]
  const dataKey = makeDataKey()
  const wrapped = await one.wrapping.wrap('asha', dataKey)
  other.add(LATER)
  const again = await one.wrapping.wrap('asha', dataKey)
  expect([wrapped[0], again[0]]).toEqual([1, 2])
  for (const each of [wrapped, again]) expect(await other.wrapping.unwrap('asha', each)).toEqual(dataKey)
  expect(one.list()).toEqual([
    { version: 2, madeAt: LATER },
    { version: 1, madeAt: NOW },
  ])
})

test('a process that has not seen the newest key yet opens what it wraps', async () => {
  const folder = freshFolder()
  const [one, other] = [openKeyFolder(folder), openKeyFolder(folder)]
  other.add(LATER)
  const dataKey = makeDataKey()
  expect(await one.wrapping.unwrap('asha', await other.wrapping.wrap('asha', dataKey))).toEqual(dataKey)
})

test('a destroyed key opens nothing, in no process', async () => {
  const folder = freshFolder()
  const keys = openKeyFolder(folder)
  const wrapped = await keys.wrapping.wrap('asha', makeDataKey())
  keys.add(LATER)
  keys.destroy(1)
  for (const each of [keys, openKeyFolder(folder)]) {
    await expect(each.wrapping.unwrap('asha', wrapped)).rejects.toThrow(UnreadableValue)
  }
})

test('a number has the same hash in every process and after a rotation, and another one in another folder', () => {
  const folder = freshFolder()
  const before = openKeyFolder(folder).lookupHash('+919876543210')
  openKeyFolder(folder).add(LATER)
  expect(before).toHaveLength(32)
  expect(openKeyFolder(folder).lookupHash('+919876543210')).toEqual(before)
  expect(openKeyFolder(freshFolder()).lookupHash('+919876543210')).not.toEqual(before)
})

test('a folder without a key, and a file that holds none, say so', () => {
  const folder = freshFolder()
  rmSync(join(folder, 'key-1.json'))
  expect(() => openKeyFolder(folder)).toThrow('There is no key in')
  writeFileSync(join(folder, 'key-1.json'), JSON.stringify({ key: 'c2hvcnQ=', madeAt: NOW }))
  expect(() => openKeyFolder(folder)).toThrow('key-1.json holds no key of 32 bytes')
})
