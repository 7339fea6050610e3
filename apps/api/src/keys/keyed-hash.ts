import { createHmac } from 'node:crypto'
import type { KeyPurpose, SiteKey } from './keys.ts'

/**
 * HMAC-SHA-256 under the key of the purpose, which is not in the database (security row 3). JSON separates the values,
 * so that different values never share a hash.
 */
export function keyedHash(key: SiteKey, purpose: KeyPurpose, ...values: string[]): Buffer {
  return createHmac('sha256', key(purpose))
    .update(JSON.stringify([purpose, ...values]))
    .digest()
}

/** The keyed hash of a number, for tables that need no number. */
export function phoneHash(key: SiteKey, phone: string): string {
  return keyedHash(key, 'phone', phone).toString('base64url')
}
