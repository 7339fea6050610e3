import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { heldKeys } from '#testing/held-keys.ts'
import { UnreadableValue } from './encrypted-value.ts'
import { makeDataKey, wrapWith } from './encryption-keys.ts'

const OLD = { version: 1, key: randomBytes(32) }
const NEW = { version: 2, key: randomBytes(32) }

test('a wrapped key has 61 bytes and opens for its owner only', async () => {
  const wrapping = wrapWith(heldKeys(OLD))
  const dataKey = makeDataKey()
  const wrapped = await wrapping.wrap('asha', dataKey)
  expect(wrapped.length).toBe(61)
  expect(await wrapping.unwrap('asha', wrapped)).toEqual(dataKey)
  await expect(wrapping.unwrap('ravi', wrapped)).rejects.toThrow(UnreadableValue)
})

test('while the key-encryption key changes, both open, and the newest wraps', async () => {
  const dataKey = makeDataKey()
  const wrapped = await wrapWith(heldKeys(OLD)).wrap('asha', dataKey)
  const both = wrapWith(heldKeys(NEW, OLD))
  expect(await both.unwrap('asha', wrapped)).toEqual(dataKey)
  expect((await both.wrap('asha', dataKey))[0]).toBe(2)
  expect(await both.newestVersion()).toBe(2)
})

test('once the old key is destroyed, a key wrapped with it opens no more', async () => {
  const wrapped = await wrapWith(heldKeys(OLD)).wrap('asha', makeDataKey())
  await expect(wrapWith(heldKeys(NEW)).unwrap('asha', wrapped)).rejects.toThrow(UnreadableValue)
})
