import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import {
  AppSecret,
  InvitationLink,
  InvitationShown,
  Join,
  Joined,
  JoinOptions,
  PasskeyOptions,
} from '@pulli/contracts/staff.ts'
import { findStaffSession } from '@pulli/data/staff/sessions.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { refuseCrossSite } from '#http/refuse-cross-site.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { tokenHash } from '#sign-in/tokens.ts'
import { joinAppSecret, joinDesk, joinPasskeyOptions, showInvitation } from './join-desk.ts'
import { browserOf } from './session-routes.ts'
import { shownSession } from './shown-session.ts'
import { setStaffCookies } from './staff-cookies.ts'

const head = { tags: ['Joining'], querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }

/** `POST /join/invitation`, `/join/passkey-options`, `/join/app-secret`, `/join`. The token is never in an address. */
export function joinRoutes(app: FastifyInstance, context: ApiContext): void {
  const { config, database } = context

  app.post('/join/invitation', {
    schema: {
      ...head,
      operationId: 'showInvitation',
      summary: 'Get what an invitation says',
      description: 'Changes nothing: a link can be opened any number of times until it is accepted.',
      body: InvitationLink,
      response: { 200: successOf(InvitationShown), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      refuseCrossSite(request, config.signIn.publicUrl)
      const { token } = readBody(InvitationLink, request.body)
      const shown = await showInvitation(context, token)
      return sendAnswer(reply, { envelope: succeeded(m.staff_invitation(), shown) })
    },
  })

  app.post('/join/passkey-options', {
    schema: {
      ...head,
      operationId: 'startJoinWithPasskey',
      summary: 'Get a challenge for a new passkey',
      description:
        'The passkey is bound to the person of the invitation. A challenge is good for five minutes and one answer.',
      body: JoinOptions,
      response: { 200: successOf(PasskeyOptions), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      refuseCrossSite(request, config.signIn.publicUrl)
      const options = { ...(await joinPasskeyOptions(context, readBody(JoinOptions, request.body))) }
      return sendAnswer(reply, { envelope: succeeded(m.staff_passkey_options(), { options }) })
    },
  })

  app.post('/join/app-secret', {
    schema: {
      ...head,
      operationId: 'startJoinWithApp',
      summary: 'Get the secret of a new authenticator app',
      description: 'The secret is stored with its first code, at `POST /join`.',
      body: JoinOptions,
      response: { 200: successOf(AppSecret), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      refuseCrossSite(request, config.signIn.publicUrl)
      const secret = await joinAppSecret(context, readBody(JoinOptions, request.body))
      return sendAnswer(reply, { envelope: succeeded(m.staff_app_secret(), secret) })
    },
  })

  app.post('/join', {
    schema: {
      ...head,
      operationId: 'joinDesk',
      summary: 'Accept an invitation',
      description:
        'With a passkey or an authenticator app. Sets the cookies of a session. With an app the answer has ten ' +
        'recovery codes, which cannot be read again.',
      body: Join,
      response: { 200: successOf(Joined), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      refuseCrossSite(request, config.signIn.publicUrl)
      const joined = await joinDesk(context, readBody(Join, request.body), browserOf(request, config))
      const person = await findStaffSession(database.db, tokenHash(joined.token), context.clock())
      // Removed between the two.
      if (person === undefined) throw new DomainError('sign-in-needed')
      setStaffCookies(reply, config, joined)
      const data = { session: shownSession(person), recovery_codes: joined.recoveryCodes }
      return sendAnswer(reply, { envelope: succeeded(m.staff_joined(), data) })
    },
  })
}
