import { keyedHash } from '#keys/keyed-hash.ts'
import type { SiteKey } from '#keys/keys.ts'

/** What is stored of a code: bound to its challenge and its number, so that it fits nowhere else. */
export function codeHash(
  key: SiteKey,
  { challengeId, phone, code }: { challengeId: string; phone: string; code: string },
): Buffer {
  return keyedHash(key, 'one-time code', challengeId, phone, code)
}
