import { createHash } from 'node:crypto'

/** The stored hash of a browser's id. The id is random, so the hash needs no key and survives a rotation. */
export function browserHash(browserId: string): Buffer {
  return createHash('sha256').update(`browser ${browserId}`).digest()
}
