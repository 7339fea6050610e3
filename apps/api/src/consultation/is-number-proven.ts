import type { FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { findKnownBrowser } from '#sign-in/known-browser.ts'
import { memberOf } from '#sign-in/known-sender.ts'

/**
 * Returns whether a request comes from a member who signed in with this number, or a browser known for it. Who asks for
 * help with an expired token is a stranger, and is not refused.
 */
export async function isNumberProven(
  context: ApiContext,
  headers: FastifyRequest['headers'],
  phone: string,
): Promise<boolean> {
  const browser = findKnownBrowser({ headers }, context.config, { phone, now: context.clock() })
  if (browser !== undefined) return true
  return (await memberOf(context, headers.authorization))?.phone === phone
}
