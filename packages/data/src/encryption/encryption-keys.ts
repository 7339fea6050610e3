import type { KeyWrapping } from './key-wrapping.ts'

/** The keys that lie outside the database. */
export type EncryptionKeys = {
  wrapping: KeyWrapping
  /** A keyed hash of 32 bytes by which an encrypted value is found. The same for as long as there are rows. */
  lookupHash(text: string): Buffer
}
