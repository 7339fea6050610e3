import { keyedHash } from '#keys/keyed-hash.ts'
import type { Keys } from '#keys/keys.ts'

/**
 * The keys under which a member's devices seal what waits to be sent (decision 19): AES-256 in base64, the one that
 * seals first; while the secret of the site is changed also the one before. They are stored nowhere, and no one is
 * given those of another member.
 */
export function sealingKeys({ accepted }: Pick<Keys, 'accepted'>, memberId: string): string[] {
  return accepted.map((key) => keyedHash(key, 'sealing', memberId).toString('base64'))
}
