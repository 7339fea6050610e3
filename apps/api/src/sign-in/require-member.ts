import type { SignedInMember } from '@pulli/data/members/members.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { FastifyRequest, RouteOptions } from 'fastify'
import type { ApiContext } from '#context.ts'
import type { Authenticate } from '#http/serve-calls.ts'
import { getMember } from './get-member.ts'

const members = new WeakMap<FastifyRequest, SignedInMember>()

/** Returns whether an operation is for members only: its contract requires a bearer token and allows no alternative. */
function isForMembers({ schema }: RouteOptions): boolean {
  const ways = (schema as { security?: object[] } | undefined)?.security ?? []
  return ways.length > 0 && ways.every((way) => 'bearer' in way)
}

/**
 * Authenticates every request whose contract declares `security: [{ bearer: [] }]`, before its body is read or any
 * parameter is validated, so that strangers learn nothing but that they must sign in. For the API's `onRoute` hook.
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
 * Finds out which member makes a call that is for members, before its body is read, so that strangers learn nothing but that
 * they must sign in.
 */
export function identifyMember(context: ApiContext): Authenticate {
  return ({ caller }) => {
    if (caller !== 'member') return undefined
    return async ({ headers }) => ({ member: await getMember(context, headers.authorization) })
  }
}

/**
 * Returns the calling member.
 * @throws DomainError `sign-in-needed` if the operation is not for members only
 */
export function memberOf(request: FastifyRequest): SignedInMember {
  const member = members.get(request)
  if (member === undefined) throw new DomainError('sign-in-needed')
  return member
}
