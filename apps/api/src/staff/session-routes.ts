import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { Nothing } from '@pulli/contracts/sign-in.ts'
import { CmsEntrance, PasskeyOptions, StaffSession, StaffSignIn } from '@pulli/contracts/staff.ts'
import { findStaffSession } from '@pulli/data/staff/sessions.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { deviceName } from '@pulli/domain/sign-in/device-name.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { refuseCrossSite } from '#http/refuse-cross-site.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { tokenHash } from '#sign-in/tokens.ts'
import { endOwnSession } from './change-devices.ts'
import { openCms } from './open-cms.ts'
import { passkeySignInOptions } from './passkey-sign-in.ts'
import { STAFF_ONLY, staffOf } from './require-staff.ts'
import { shownSession } from './shown-session.ts'
import { signInStaff } from './sign-in-staff.ts'
import { clearStaffCookies, sentStaffToken, setStaffCookies, staffBrowserOf } from './staff-cookies.ts'
import type { StaffBrowser } from './start-staff-session.ts'

const head = { tags: ['Session'], querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }

/** Where a request signs in. */
export const browserOf = (request: FastifyRequest, config: ApiContext['config']): StaffBrowser => ({
  browserId: staffBrowserOf(request, config),
  device: deviceName(request.headers['user-agent']),
  earlierToken: sentStaffToken(request, config),
  requestId: request.id,
})

/** `POST /session/passkey-options`; `GET`, `POST`, `DELETE /session` */
export function staffSessionRoutes(app: FastifyInstance, context: ApiContext): void {
  const { config, database } = context

  app.post('/session/passkey-options', {
    schema: {
      ...head,
      operationId: 'startStaffSignIn',
      summary: 'Get a challenge for a passkey',
      description:
        'Names nobody: the passkey says who it is. A challenge is good for five minutes and one answer.',
      body: Nothing,
      response: { 200: successOf(PasskeyOptions), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      refuseCrossSite(request, config.signIn.publicUrl)
      readBody(Nothing, request.body)
      const options = { ...(await passkeySignInOptions(context)) }
      return sendAnswer(reply, { envelope: succeeded(m.staff_passkey_options(), { options }) })
    },
  })

  app.post('/session', {
    schema: {
      ...head,
      operationId: 'signInStaff',
      summary: 'Sign in at the desk',
      description:
        'With a passkey; with a recovery code; or with an address and the code of an authenticator app, in a ' +
        'browser that signed in before. Sets the cookies of the session, which lasts 12 hours, or 8 without use.',
      body: StaffSignIn,
      response: { 200: successOf(StaffSession), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      refuseCrossSite(request, config.signIn.publicUrl)
      const input = readBody(StaffSignIn, request.body)
      const started = await signInStaff(context, input, browserOf(request, config))
      const person = await findStaffSession(database.db, tokenHash(started.token), context.clock())
      // Removed between the two.
      if (person === undefined) throw new DomainError('sign-in-needed')
      setStaffCookies(reply, config, started)
      return sendAnswer(reply, { envelope: succeeded(m.staff_signed_in(), shownSession(person)) })
    },
  })

  app.get('/session', {
    schema: {
      ...head,
      security: STAFF_ONLY,
      operationId: 'readStaffSession',
      summary: 'Get who is signed in',
      description:
        'Answers 401 once the session has ended: after 12 hours, 8 without use, or the removal of its person.',
      response: { 200: successOf(StaffSession), ...refusals },
    },
    handler: async (request, reply) =>
      sendAnswer(reply, { envelope: succeeded(m.staff_session(), shownSession(staffOf(request))) }),
  })

  app.post('/session/cms', {
    config: { staffRoles: ['editor', 'owner'] },
    schema: {
      ...head,
      security: STAFF_ONLY,
      operationId: 'openCms',
      summary: 'Open the CMS',
      description:
        'For editors and owners. Gives an address that opens a session of the CMS, once, within a minute: a person who is ' +
        'signed in here needs no other password there.',
      response: { 200: successOf(CmsEntrance), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const address = await openCms(context, { person: staffOf(request), requestId: request.id })
      reply.header('cache-control', 'no-store')
      return sendAnswer(reply, { envelope: succeeded(m.staff_cms_opened(), { address }) })
    },
  })

  app.delete('/session', {
    schema: {
      ...head,
      security: STAFF_ONLY,
      operationId: 'signOutStaff',
      summary: 'Sign out',
      description:
        'Ends the session and takes its cookies away. The browser stays one in which the codes of an app count.',
      response: { 200: successOf(z.strictObject({})), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const person = staffOf(request)
      await endOwnSession(context, person.sessionId, { person, requestId: request.id })
      clearStaffCookies(reply, config)
      reply.header('clear-site-data', '"cache"')
      return sendAnswer(reply, { envelope: succeeded(m.staff_signed_out(), {}) })
    },
  })
}
