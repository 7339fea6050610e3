import { createHmac, randomBytes } from 'node:crypto'
import type { VersionedKey } from '#encryption/encrypted-value.ts'
import type { KeyFolder } from '#encryption/key-folder.ts'
import { type HeldKeys, wrapWith } from '#encryption/key-wrapping.ts'

/** Key-encryption keys in memory, the newest first. */
export function heldKeys(newest: VersionedKey, ...before: readonly VersionedKey[]): HeldKeys {
  const keys = new Map([newest, ...before].map(({ version, key }) => [version, key]))
  return { newest: () => newest, ofVersion: (version) => keys.get(version) }
}

/** A folder of keys in memory. */
export function testKeys(madeAt = new Date()): KeyFolder {
  const lookupKey = randomBytes(32)
  let keys = [{ version: 1, key: randomBytes(32), madeAt }]
  const newest = () => keys[0] ?? expectKey()
  return {
    wrapping: wrapWith({
      newest,
      ofVersion: (version) => keys.find((each) => each.version === version)?.key,
    }),
    lookupHash: (text) => createHmac('sha256', lookupKey).update(text).digest(),
    list: () => keys.map(({ version, madeAt }) => ({ version, madeAt })),
    add(madeAt) {
      keys = [{ version: newest().version + 1, key: randomBytes(32), madeAt }, ...keys]
    },
    destroy(version) {
      keys = keys.filter((each) => each.version !== version)
    },
  }
}

function expectKey(): never {
  throw new Error('The test destroyed every key.')
}
