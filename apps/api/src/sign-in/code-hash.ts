import { keyedHash } from '#keys/keyed-hash.ts'
import type { SiteKey } from '#keys/keys.ts'

/** The stored hash of a code, bound to its challenge and its number, so that it is valid nowhere else. */
export function codeHash(
  key: SiteKey,
  { challengeId, phone, code }: { challengeId: string; phone: string; code: string },
): Buffer {
  return keyedHash(key, 'one-time code', challengeId, phone, code)
}
