import { keyedHash } from './keyed-hash.ts'

/** What is stored of a code: bound to its challenge and its number, so that it fits nowhere else. */
export function codeHash(
  secret: string,
  { challengeId, phone, code }: { challengeId: string; phone: string; code: string },
): Buffer {
  return keyedHash(secret, 'one-time-code', challengeId, phone, code)
}
