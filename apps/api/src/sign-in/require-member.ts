import type { SignedInMember } from '@pulli/data/members/find-member-by-access-token.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { FastifyRequest, RouteOptions } from 'fastify'
import type { ApiContext } from '#context.ts'
import { getMember } from './get-member.ts'

const members = new WeakMap<FastifyRequest, SignedInMember>()

/** Whether a call is for members alone: its contract asks for a bearer and knows no way without one. */
function isForMembers({ schema }: RouteOptions): boolean {
  const ways = (schema as { security?: object[] } | undefined)?.security ?? []
  return ways.length > 0 && ways.every((way) => 'bearer' in way)
}

/**
 * Authenticates every call whose contract declares `security: [{ bearer: [] }]`, before its body is read and before
 * any parameter is judged: a stranger is told nothing but to sign in. For the `onRoute` hook of the API.
 */
export function requireMember(context: ApiContext) {
  return (route: RouteOptions) => {
    if (!isForMembers(route)) return
    const authenticate = async (request: FastifyRequest) => {
      members.set(request, await getMember(context, request.headers.authorization))
    }
    route.onRequest = [authenticate, ...[route.onRequest ?? []].flat()] as NonNullable<
      RouteOptions['onRequest']
    >
  }
}

/**
 * The member who calls.
 * @throws DomainError `sign-in-needed` where the call is not for members alone
 */
export function memberOf(request: FastifyRequest): SignedInMember {
  const member = members.get(request)
  if (member === undefined) throw new DomainError('sign-in-needed')
  return member
}
