import { findStaffSession, type SignedInStaff, touchStaffSession } from '@pulli/data/staff/sessions.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { isSignInFresh, isUseDue, staffIdleEnd } from '@pulli/domain/staff/staff-session.ts'
import type { FastifyRequest, RouteOptions } from 'fastify'
import type { ApiContext } from '#context.ts'
import { refuseCrossSite } from '#http/refuse-cross-site.ts'
import type { Authenticate } from '#http/serve-calls.ts'
import { tokenHash } from '#sign-in/tokens.ts'
import { SIGN_IN_FOR } from './fresh-sign-in.ts'
import { hasStaffXsrf, sentStaffToken } from './staff-cookies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose call it is: one of these is enough. Missing: all staff. */
    staffRoles?: readonly StaffRole[]
  }
}

/** The security of a call for people of the desk alone, in its contract. */
export const STAFF_ONLY = [{ deskCookie: [] }]

const staff = new WeakMap<FastifyRequest, SignedInStaff>()

/** Returns whether an operation is for people of the desk: its contract requires their cookie. */
function isForStaff({ schema }: RouteOptions): boolean {
  const ways = (schema as { security?: object[] } | undefined)?.security ?? []
  return ways.some((way) => 'deskCookie' in way)
}

/**
 * Authenticates every call of the desk before its body is read, so that strangers learn nothing but that they must sign
 * in. A write also has to come from a page of ours: its origin and its `X-XSRF-TOKEN` are checked. A member's token is
 * no cookie and has a table of its own, so it opens nothing here. What grants or destroys wants a fresh sign-in
 * (`fresh-sign-in.ts`). For the API's `onRoute` hook.
 */
export function requireStaff(context: ApiContext) {
  const { config } = context
  return (route: RouteOptions) => {
    if (!isForStaff(route)) return
    const signIn = signInFor(route)
    const authenticate = async (request: FastifyRequest) => {
      const person = await getStaff(context, request)
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        refuseCrossSite(request, config.signIn.publicUrl)
        if (!hasStaffXsrf(request, config, person.sessionId)) throw new DomainError('cross-site-request')
      }
      const roles = request.routeOptions.config.staffRoles
      if (roles !== undefined && !person.roles.some((role) => roles.includes(role)))
        throw new DomainError('not-permitted')
      if (signIn === 'fresh' && !isSignInFresh(person.signedInAt, context.clock()))
        throw new DomainError('fresh-sign-in-needed')
      staff.set(request, person)
    }
    route.onRequest = [authenticate, ...[route.onRequest ?? []].flat()] as NonNullable<
      RouteOptions['onRequest']
    >
  }
}

/**
 * Finds out who makes a call of the desk, before its body is read, so that strangers learn nothing but that they must sign
 * in. A write also has to come from a page of ours: its origin and its `X-XSRF-TOKEN` are checked. A member's token is no
 * cookie and has a table of its own, so it opens nothing here. What grants or destroys wants a fresh sign-in (decision 125).
 */
export function identifyStaff(context: ApiContext): Authenticate {
  const { config, clock } = context
  return ({ caller, route, signIn }) => {
    if (caller === 'anyone') return undefined
    const isWrite = !route.startsWith('GET ')
    return async (request) => {
      const person = await getStaff(context, request)
      if (isWrite) {
        refuseCrossSite(request, config.signIn.publicUrl)
        if (!hasStaffXsrf(request, config, person.sessionId)) throw new DomainError('cross-site-request')
      }
      if (typeof caller !== 'string' && !person.roles.some((role) => caller.includes(role)))
        throw new DomainError('not-permitted')
      if (signIn === 'fresh' && !isSignInFresh(person.signedInAt, clock()))
        throw new DomainError('fresh-sign-in-needed')
      return { caller: { person, requestId: request.id } }
    }
  }
}

function signInFor({ schema }: RouteOptions): 'fresh' | 'any' {
  const operation = `${(schema as { operationId?: string } | undefined)?.operationId}`
  const signIn = SIGN_IN_FOR[operation]
  if (signIn === undefined) throw new Error(`${operation} has no row in staff/fresh-sign-in.ts`)
  return signIn
}

/** @throws DomainError `sign-in-needed` */
async function getStaff({ database, clock, config }: ApiContext, request: FastifyRequest) {
  const token = sentStaffToken(request, config)
  if (token === undefined) throw new DomainError('sign-in-needed')
  const now = clock()
  const person = await findStaffSession(database.db, tokenHash(token), now)
  if (person === undefined) throw new DomainError('sign-in-needed')
  if (isUseDue(person.lastUsedAt, now))
    await touchStaffSession(database.db, { ...person, idleEndsAt: staffIdleEnd(now, person.endsAt), now })
  return person
}

/**
 * Returns the calling person of the desk.
 * @throws DomainError `sign-in-needed` if the operation is not for people of the desk only
 */
export function staffOf(request: FastifyRequest): SignedInStaff {
  const person = staff.get(request)
  if (person === undefined) throw new DomainError('sign-in-needed')
  return person
}
