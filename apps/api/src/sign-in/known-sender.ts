import { DomainError } from '@pulli/domain/domain-error.ts'
import type { FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { getMember } from './get-member.ts'
import { findSignedInBrowser } from './known-browser.ts'

/**
 * Returns who sent a request, where it is a browser that completed a sign-in or a member: they are counted by themselves
 * and share no limit with their address. Undefined for all others, and for an expired token.
 */
export async function knownSender(
  context: ApiContext,
  headers: FastifyRequest['headers'],
): Promise<string | undefined> {
  const browserId = findSignedInBrowser({ headers }, context.config, context.clock())
  if (browserId !== undefined) return `browser ${browserId}`
  const member = await memberOf(context, headers.authorization)
  return member && `member ${member.memberId}`
}

/** Returns the member whose token a request carries; undefined without one, or with one that opens nothing. */
export async function memberOf(context: ApiContext, authorization: string | undefined) {
  if (authorization === undefined) return undefined
  try {
    return await getMember(context, authorization)
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}
