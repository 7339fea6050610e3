import type { Guard } from '#http/calls.ts'
import { refuseCrossSite } from '#http/refuse-cross-site.ts'
import { sentSession } from './session-cookies.ts'

/**
 * Refuses a call of a page of another site that carries the cookie of a session. A call without it may come from anywhere:
 * no browser attaches a bearer token by itself (decision D71).
 */
export const OWN_SESSION_COOKIE: Guard = {
  refuses: ['cross-site-request'],
  check({ config }, request) {
    if (sentSession(request, config).refreshToken !== undefined)
      refuseCrossSite(request, config.signIn.publicUrl)
  },
}
