import { keyedHash } from '#keys/keyed-hash.ts'
import type { SiteKey } from '#keys/keys.ts'

/** The expected `X-XSRF-TOKEN` of a session. It is bound to the session, so a planted cookie does not help. */
export function xsrfToken(key: SiteKey, sessionId: string): string {
  return keyedHash(key, 'xsrf token', sessionId).toString('base64url')
}
