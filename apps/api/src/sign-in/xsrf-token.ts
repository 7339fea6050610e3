import { keyedHash } from './keyed-hash.ts'

/** What the header `X-XSRF-TOKEN` has to carry for a session: it is bound to it, so a planted cookie is no help. */
export function xsrfToken(secret: string, sessionId: string): string {
  return keyedHash(secret, 'xsrf', sessionId).toString('base64url')
}
