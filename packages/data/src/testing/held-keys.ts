import { createHmac, randomBytes } from 'node:crypto'
import type { VersionedKey } from '#encryption/encrypted-value.ts'
import { type HeldKeys, wrapWith } from '#encryption/encryption-keys.ts'
import type { RotatedKeys } from '#encryption/key-folder.ts'

/** Key-encryption keys in memory, the newest first. */
export function heldKeys(newest: VersionedKey, ...before: readonly VersionedKey[]): HeldKeys {
  const keys = new Map([newest, ...before].map(({ version, key }) => [version, key]))
  return { newest: async () => newest, ofVersion: (version) => keys.get(version) }
}

/** Keys that can be rotated, in memory alone. */
export function testKeys(madeAt = new Date()): RotatedKeys {
  const lookupKey = randomBytes(32)
  let keys = [{ version: 1, key: randomBytes(32), madeAt }]
  const newest = () => keys[0] ?? expectKey()
  return {
    wrapping: wrapWith({
      newest: async () => newest(),
      ofVersion: (version) => keys.find((each) => each.version === version)?.key,
    }),
    lookupHash: (text) => createHmac('sha256', lookupKey).update(text).digest(),
    list: async () => keys.map(({ version, madeAt }) => ({ version, madeAt })),
    async add(madeAt) {
      keys = [{ version: newest().version + 1, key: randomBytes(32), madeAt }, ...keys]
    },
    async destroy(version) {
      keys = keys.filter((each) => each.version !== version)
    },
  }
}

function expectKey(): never {
  throw new Error('The test destroyed every key.')
}
