import { keyedHash } from '#keys/keyed-hash.ts'
import type { Keys, SiteKey } from '#keys/keys.ts'
import { tokenHash } from '#sign-in/tokens.ts'

/** The page of an invitation's link. Opening it changes nothing; what is chosen there does. */
export const invitationPage = (publicUrl: string, token: string) => `${publicUrl}/desk/join/${token}`

/**
 * The token of an invitation, derived from its id for every mail: it is never stored or queued, and who reads the
 * database can accept nothing.
 */
export function invitationToken(key: SiteKey, id: string): string {
  return keyedHash(key, 'staff invitation', id).toString('base64url')
}

/** The token that an invitation was stored with, also after the secret was rotated; undefined once its key is gone. */
export function storedToken(
  keys: Keys,
  { id, tokenHash: stored }: { id: string; tokenHash: Buffer },
): string | undefined {
  return keys.accepted.map((key) => invitationToken(key, id)).find((token) => tokenHash(token).equals(stored))
}
