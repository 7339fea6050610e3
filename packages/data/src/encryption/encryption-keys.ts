import { randomBytes } from 'node:crypto'
import type { Db } from '#schema.ts'
import { decryptValue, encryptValue, UnreadableValue, type VersionedKey } from './encrypted-value.ts'

/** The keys that lie outside the database. */
export type EncryptionKeys = {
  wrapping: KeyWrapping
  /** A keyed hash of 32 bytes by which an encrypted value is found. The same for as long as there are rows. */
  lookupHash(text: string): Buffer
}

/**
 * Wraps data keys under a key-encryption key that lies neither in the database nor in its backup. The calls are
 * asynchronous so that a key management service can answer them.
 */
type KeyWrapping = {
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

/** Returns whether the keys open what is in the database: tried with the wrapped key of one member. */
export async function checkKeys(db: Db, { wrapping }: EncryptionKeys): Promise<boolean> {
  const found = await db.selectFrom('members').select(['memberId', 'wrappedKey']).limit(1).executeTakeFirst()
  if (found === undefined) return true
  try {
    await wrapping.unwrap(found.memberId, found.wrappedKey)
    return true
  } catch (error) {
    if (error instanceof UnreadableValue) return false
    throw error
  }
}
