import { hkdfSync, timingSafeEqual } from 'node:crypto'

/** What a key is used for. A new use gets a line here, and so a key of its own. */
export type KeyPurpose =
  | 'challenge browser'
  | 'form token'
  | 'known browser'
  | 'limit'
  | 'newsletter link'
  | 'one-time code'
  | 'phone'
  | 'refresh token'
  | 'sealing'
  | 'xsrf token'

/** A secret of the site, as the keys that come of it: 32 bytes for each purpose. */
export type SiteKey = (purpose: KeyPurpose) => Buffer

/** The keys of the site, made once at the start. The same on every replica. */
export type Keys = {
  /** Makes what is new. */
  readonly current: SiteKey
  /** What any of these made is accepted; `current` comes first. */
  readonly accepted: readonly [SiteKey, ...SiteKey[]]
  /** Limits are counted under each of these, and the highest count speaks: a change of the secret resets none. */
  readonly counting: readonly [SiteKey, ...SiteKey[]]
}

/** `APP_SECRET`, and `APP_SECRET_FALLBACK`, which is also accepted during a rotation. */
export type Secrets = { secret: string; fallbackSecret?: string | undefined }

/**
 * One key for each purpose, by HKDF (RFC 5869): a hash made for one purpose is worth nothing for another, and none
 * gives away the secret (docs/decisions/0035-derived-keys-per-purpose.md).
 */
export function keysOf({ secret, fallbackSecret }: Secrets): Keys {
  const current = derivedKey(secret)
  const others = fallbackSecret === undefined || fallbackSecret === secret ? [] : [fallbackSecret]
  return {
    current,
    accepted: [current, ...others.map(derivedKey), ...[secret, ...others].map(firstVersionKey)],
    counting: [current, ...others.map(derivedKey)],
  }
}

function derivedKey(secret: string): SiteKey {
  const derived = new Map<KeyPurpose, Buffer>()
  return (purpose) => {
    const known = derived.get(purpose)
    if (known !== undefined) return known
    const key = Buffer.from(hkdfSync('sha256', secret, '', `pulli ${purpose}`, 32))
    derived.set(purpose, key)
    return key
  }
}

/** Version 0.1 keyed every hash with the secret itself. What it made is still accepted, and nothing is made so any more. */
function firstVersionKey(secret: string): SiteKey {
  const key = Buffer.from(secret)
  return () => key
}

/** Whether something is what an accepted key makes. It takes the same time whichever key it was. */
export function isMadeWith(keys: Keys, make: (key: SiteKey) => Buffer, given: Buffer): boolean {
  return keys.accepted
    .map(make)
    .map((expected) => expected.length === given.length && timingSafeEqual(expected, given))
    .some(Boolean)
}
