import { DomainError } from '@pulli/domain/domain-error.ts'
import type { FastifyRequest } from 'fastify'
import { oneHeader } from './one-header.ts'

/**
 * Refuses a call that a page of another site makes (security row 39). A browser names where a call comes from and
 * no page can change that; a program names nothing and is let through.
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

/** Ours is the address of the settings, and whatever address the browser itself called. */
function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(publicUrl).origin || new URL(origin).host === host
}
