import { findStaffSession, touchStaffSession } from '@pulli/data/staff/sessions.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { isSignInFresh, isUseDue, staffIdleEnd } from '@pulli/domain/staff/staff-session.ts'
import type { FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { refuseCrossSite } from '#http/refuse-cross-site.ts'
import type { Authenticate } from '#http/serve-calls.ts'
import { tokenHash } from '#sign-in/tokens.ts'
import { hasStaffXsrf, sentStaffToken } from './staff-cookies.ts'

/**
 * Finds out who makes a call of the desk, before its body is read, so that strangers learn nothing but that they must sign
 * in. A write also has to come from a page of ours: its origin and its `X-XSRF-TOKEN` are checked. A member's token is no
 * cookie and has a table of its own, so it opens nothing here. What grants or destroys wants a fresh sign-in (decision 125).
 */
export function requireStaff(context: ApiContext): Authenticate {
  const { config, clock } = context
  return ({ caller, route, signIn }) => {
    if (caller === 'anyone') return undefined
    if (typeof caller === 'string' && caller !== 'staff') throw new Error(`${route} is no call of the desk`)
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
      return { caller: { person, traceId: request.id } }
    }
  }
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
