import { createHash } from 'node:crypto'

/** What is stored of a recovery code. A hundred random bits need no key, and it outlives every change of keys. */
export function recoveryCodeHash(signs: string): Buffer {
  return createHash('sha256').update(`recovery code ${signs}`).digest()
}
