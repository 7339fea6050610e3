import { createHmac } from 'node:crypto'

/**
 * HMAC-SHA-256 under a key that is not in the database (security row 3). `use` parts the uses of the one key, and
 * the JSON form parts the values, so that no two meanings share a hash.
 */
export function keyedHash(secret: string, use: string, ...values: string[]): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([use, ...values]))
    .digest()
}

/** Under what a number is known where the number itself need not stand. */
export function phoneHash(secret: string, phone: string): string {
  return keyedHash(secret, 'phone', phone).toString('base64url')
}
