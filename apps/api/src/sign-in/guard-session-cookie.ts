import type { FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { refuseCrossSite } from '#http/refuse-cross-site.ts'
import { sentSession } from './session-cookies.ts'

/**
 * Refuses a call of a page of another site that carries the cookie of a session. A call without it may come from anywhere:
 * no browser attaches a bearer token by itself (decision D71).
 *
 * @throws DomainError `cross-site-request`
 */
export function guardSessionCookie(request: FastifyRequest, config: ApiContext['config']): void {
  if (sentSession(request, config).refreshToken !== undefined)
    refuseCrossSite(request, config.signIn.publicUrl)
}
