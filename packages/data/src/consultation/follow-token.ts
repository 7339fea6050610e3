import { randomBytes } from 'node:crypto'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'

/** Too many random bits to guess. */
const TOKEN_BYTES = 16

/** Makes the secret of a request's link: 128 random bits, 22 characters of base64url. */
export function makeFollowToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The keyed hash by which the request of a link is found: the table does not reveal the links. */
export function hashFollowToken(keys: EncryptionKeys, token: string): Buffer {
  return keys.lookupHash(`follow link ${token}`)
}

/** Returns whether a text has the form of a token. */
export function isFollowToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text)
}
