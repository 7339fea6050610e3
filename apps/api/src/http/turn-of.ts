import type { FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { addressGroup } from '#limits/address-group.ts'
import { findSignedInBrowser } from '#sign-in/known-browser.ts'

/**
 * With whom a request waits for its turn: all clients behind its address; a browser that completed a sign-in waits for
 * itself, whatever strangers behind its address ask for (decision D64).
 */
export function turnOf(
  { config, clock }: Pick<ApiContext, 'config' | 'clock'>,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
): string {
  return findSignedInBrowser(request, config, clock()) ?? addressGroup(request.ip)
}
