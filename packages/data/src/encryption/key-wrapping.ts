import { randomBytes } from 'node:crypto'
import { decryptValue, encryptValue, type VersionedKey } from './encrypted-value.ts'

/**
 * Wraps data keys under a key-encryption key that lies neither in the database nor in its backup. The calls are
 * asynchronous so that a key management service can answer them.
 */
export type KeyWrapping = {
  /** Wraps with the newest key-encryption key. */
  wrap(owner: string, dataKey: Buffer): Promise<Buffer>
  /** Unwraps with any key-encryption key that is left. Once it is destroyed, this throws UnreadableValue. */
  unwrap(owner: string, wrapped: Buffer): Promise<Buffer>
  /** The version that `wrap` uses now, with which each wrapped key begins. */
  newestVersion(): Promise<number>
}

/** Holds key-encryption keys in the process. */
export type HeldKeys = {
  /** The key that wraps. */
  newest(): Promise<VersionedKey>
  /** Finds those that only unwrap, too. */
  ofVersion(version: number): Buffer | undefined
  /** Reads again what is held, where a version is not known. */
  refresh?(): Promise<void>
}

/** Wraps with keys that the process holds. */
export function wrapWith(held: HeldKeys): KeyWrapping {
  return {
    wrap: async (owner, dataKey) => encryptValue(await held.newest(), placeOf(owner), dataKey),
    async unwrap(owner, wrapped) {
      const [version] = wrapped
      if (version !== undefined && held.ofVersion(version) === undefined) await held.refresh?.()
      return decryptValue(held.ofVersion, placeOf(owner), wrapped)
    },
    newestVersion: async () => (await held.newest()).version,
  }
}

/** A key for one person's values. */
export function makeDataKey(): Buffer {
  return randomBytes(32)
}

/** A wrapped key is bound to its owner: laid beside another person, it does not open. */
function placeOf(owner: string) {
  return { table: 'data_keys', column: 'wrapped_key', row: owner }
}
