import { createHash } from 'node:crypto'

/** The stored hash of a recovery code. A hundred random bits need no key, so the hash survives a rotation. */
export function recoveryCodeHash(signs: string): Buffer {
  return createHash('sha256').update(`recovery code ${signs}`).digest()
}
