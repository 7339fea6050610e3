import { keyedHash } from '#keys/keyed-hash.ts'
import type { SiteKey } from '#keys/keys.ts'

/** What the header `X-XSRF-TOKEN` has to carry for a session: it is bound to it, so a planted cookie is no help. */
export function xsrfToken(key: SiteKey, sessionId: string): string {
  return keyedHash(key, 'xsrf token', sessionId).toString('base64url')
}
