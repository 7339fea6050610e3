import { createHash, randomBytes } from 'node:crypto'

/** An access or refresh token: 256 random bits (security row 15), 43 characters of base64url. */
export const TOKEN = /^[A-Za-z0-9_-]{43}$/

export function freshToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored hash of a token. A token is random enough to need neither key nor salt. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
