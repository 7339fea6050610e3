import { randomBytes } from 'node:crypto'
import { decryptValue, encryptValue, type VersionedKey } from './encrypted-value.ts'

/**
 * Wraps data keys under a key-encryption key that lies neither in the database nor in its backup. The calls are
 * asynchronous so that a key management service can answer them.
 */
export type KeyWrapping = {
  /** Wraps with the current key-encryption key. */
  wrap(owner: string, dataKey: Buffer): Promise<Buffer>
  /** Unwraps with any key-encryption key that is left. Once it is destroyed, this throws UnreadableValue. */
  unwrap(owner: string, wrapped: Buffer): Promise<Buffer>
}

/** Wraps with keys that the process holds. The newest one wraps; the ones before only unwrap. */
export function wrapWithHeldKeys(newest: VersionedKey, ...before: readonly VersionedKey[]): KeyWrapping {
  const keys = new Map([newest, ...before].map(({ version, key }) => [version, key]))
  if (keys.size !== before.length + 1) throw new RangeError('Two key-encryption keys share a version.')
  return {
    wrap: async (owner, dataKey) => encryptValue(newest, placeOf(owner), dataKey),
    unwrap: async (owner, wrapped) => decryptValue((version) => keys.get(version), placeOf(owner), wrapped),
  }
}

/** A key for one person's values. */
export function makeDataKey(): Buffer {
  return randomBytes(32)
}

/** Wraps a data key again under the current key-encryption key, so that the one before can be destroyed. */
export async function rewrap(wrapping: KeyWrapping, owner: string, wrapped: Buffer): Promise<Buffer> {
  return wrapping.wrap(owner, await wrapping.unwrap(owner, wrapped))
}

/** A wrapped key is bound to its owner: laid beside another person, it does not open. */
function placeOf(owner: string) {
  return { table: 'data_keys', column: 'wrapped_key', row: owner }
}
