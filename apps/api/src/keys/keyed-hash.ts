import { createHmac } from 'node:crypto'
import type { KeyPurpose, SiteKey } from './keys.ts'

/** What stands before the values of a purpose, as the first version wrote it: what it stored is still read. */
const NAMES: Partial<Record<KeyPurpose, string>> = {
  'one-time code': 'one-time-code',
  'refresh token': 'refresh',
  'xsrf token': 'xsrf',
}

/**
 * HMAC-SHA-256 under a key that is not in the database (security row 3): the key of this purpose alone. The JSON form
 * parts the values, so that no two meanings share a hash.
 */
export function keyedHash(key: SiteKey, purpose: KeyPurpose, ...values: string[]): Buffer {
  return createHmac('sha256', key(purpose))
    .update(JSON.stringify([NAMES[purpose] ?? purpose, ...values]))
    .digest()
}

/** Under what a number is known where the number itself need not stand. */
export function phoneHash(key: SiteKey, phone: string): string {
  return keyedHash(key, 'phone', phone).toString('base64url')
}
