import { createHash } from 'node:crypto'

/** What is stored of a browser's id. It is random enough that no key is needed, and so outlives a change of keys. */
export function browserHash(browserId: string): Buffer {
  return createHash('sha256').update(`browser ${browserId}`).digest()
}
