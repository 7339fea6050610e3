import { createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'

/** The purposes of keys. A new purpose gets a key of its own. */
export type KeyPurpose =
  | 'challenge browser'
  | 'follow pass'
  | 'sender pass'
  | 'proof pass'
  | 'next link'
  | 'next link cookie'
  | 'form token'
  | 'known browser'
  | 'limit'
  | 'newsletter link'
  | 'one-time code'
  | 'phone'
  | 'plain form'
  | 'refresh token'
  | 'sealing'
  | 'staff authenticator app'
  | 'staff challenge'
  | 'staff invitation'
  | 'xsrf token'

/**
 * Derives a key of 32 bytes for each purpose from a secret. A `KeyObject`, since a hash with a
 * `Buffer` as its key takes Node 24 32 µs instead of 5.
 */
export type SiteKey = (purpose: KeyPurpose) => KeyObject

/** The keys of the site, derived once at the start. The same on every replica. */
export type Keys = {
  /** Signs and hashes new values. */
  readonly current: SiteKey
  /**
   * Values made with any of these are accepted; `current` comes first. Limits are counted under each and the highest count
   * applies, so that a rotation resets none.
   */
  readonly accepted: readonly [SiteKey, ...SiteKey[]]
}

/** `APP_SECRET`, and `APP_SECRET_FALLBACK`, which is also accepted during a rotation. */
export type Secrets = { secret: string; fallbackSecret?: string | undefined }

/**
 * Derives one key for each purpose by HKDF (RFC 5869): a hash made for one purpose is useless for another, and none
 * reveals the secret (docs/decisions/0035-derived-keys-per-purpose.md).
 */
export function keysOf({ secret, fallbackSecret }: Secrets): Keys {
  const current = derivedKey(secret)
  const isRotating = fallbackSecret !== undefined && fallbackSecret !== secret
  return { current, accepted: isRotating ? [current, derivedKey(fallbackSecret)] : [current] }
}

function derivedKey(secret: string): SiteKey {
  const derived = new Map<KeyPurpose, KeyObject>()
  return (purpose) => {
    const known = derived.get(purpose)
    if (known !== undefined) return known
    const key = createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `pulli ${purpose}`, 32)))
    derived.set(purpose, key)
    return key
  }
}

/** Returns whether a value was made with an accepted key, in a time that does not depend on the key. */
export function isMadeWith(keys: Keys, make: (key: SiteKey) => Buffer, given: Buffer): boolean {
  return keys.accepted
    .map(make)
    .map((expected) => expected.length === given.length && timingSafeEqual(expected, given))
    .some(Boolean)
}
