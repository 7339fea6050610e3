import { DomainError } from '@pulli/domain/domain-error.ts'
import type { FastifyRequest } from 'fastify'
import type { Guard } from './calls.ts'
import { oneHeader } from './one-header.ts'

/**
 * Refuses a request from a page of another site (security row 39), where cookies come with it or go back with the answer. A
 * browser sends the origin, which no page can
 * forge; a request without one comes from a program and is allowed.
 *
 * @throws DomainError `cross-site-request`
 */
export function refuseCrossSite({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): void {
  const site = oneHeader(headers['sec-fetch-site'])
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  if (isForeignSite || !isOwnOrigin(headers.origin, headers.host, publicUrl)) {
    throw new DomainError('cross-site-request')
  }
}

/** For a call that starts a session by itself: it comes from a page of ours. */
export const OWN_SITE: Guard = {
  refuses: ['cross-site-request'],
  check: ({ config }, request) => refuseCrossSite(request, config.signIn.publicUrl),
}

/** The site's origins: the configured address, and the address that the browser requested. */
function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === host
}
