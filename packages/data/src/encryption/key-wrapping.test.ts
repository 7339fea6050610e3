import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { UnreadableValue } from './encrypted-value.ts'
import { makeDataKey, rewrap, wrapWithHeldKeys } from './key-wrapping.ts'

const OLD = { version: 1, key: randomBytes(32) }
const NEW = { version: 2, key: randomBytes(32) }

test('a wrapped key has 61 bytes and opens for its owner only', async () => {
  const wrapping = wrapWithHeldKeys(OLD)
  const dataKey = makeDataKey()
  const wrapped = await wrapping.wrap('asha', dataKey)
  expect(wrapped.length).toBe(61)
  expect(await wrapping.unwrap('asha', wrapped)).toEqual(dataKey)
  await expect(wrapping.unwrap('ravi', wrapped)).rejects.toThrow(UnreadableValue)
})

test('while the key-encryption key changes, both open, and the newest wraps', async () => {
  const dataKey = makeDataKey()
  const wrapped = await wrapWithHeldKeys(OLD).wrap('asha', dataKey)
  const both = wrapWithHeldKeys(NEW, OLD)
  expect(await both.unwrap('asha', wrapped)).toEqual(dataKey)
  expect((await both.wrap('asha', dataKey))[0]).toBe(2)
})

test('once the old key is destroyed, a key wrapped again opens and a copy in a backup does not', async () => {
  const dataKey = makeDataKey()
  const inBackup = await wrapWithHeldKeys(OLD).wrap('asha', dataKey)
  const live = await rewrap(wrapWithHeldKeys(NEW, OLD), 'asha', inBackup)
  const left = wrapWithHeldKeys(NEW)
  expect(await left.unwrap('asha', live)).toEqual(dataKey)
  await expect(left.unwrap('asha', inBackup)).rejects.toThrow(UnreadableValue)
})

test('two key-encryption keys never share a version', () => {
  expect(() => wrapWithHeldKeys(OLD, { ...NEW, version: 1 })).toThrow(RangeError)
})
