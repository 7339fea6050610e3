import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { EndedSession, Member, MemberChange, MemberSession, SealingKeys } from '@pulli/contracts/members.ts'
import { listSessions } from '@pulli/data/sign-in/sessions.ts'
import { maskPhone } from '@pulli/domain/sign-in/mask-phone.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { refused } from '#http/refusals.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { readIdempotencyKey } from '#idempotency/read-idempotency-key.ts'
import { memberOf } from '#sign-in/require-member.ts'

import { changeMember } from './change-member.ts'
import { endOtherSession } from './end-other-session.ts'
import { sealingKeys } from './sealing-keys.ts'

const head = { tags: ['Member'], security: [{ bearer: [] }], querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }
const SessionAddress = z.strictObject({ id: z.uuid() })

/** `GET`, `PATCH /members/me`; `GET /members/me/sealing-keys`; `GET /members/me/sessions`, `DELETE /members/me/sessions/{id}` */
export function memberRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/members/me', {
    schema: {
      ...head,
      operationId: 'readMember',
      summary: 'Get the signed-in member',
      description: 'Of the number, only the last four digits are returned.',
      response: { 200: successOf(Member), ...refusals },
    },
    handler: async (request, reply) => {
      const member = memberOf(request)
      return sendAnswer(reply, { envelope: succeeded(m.members_me(), shown(member)) })
    },
  })

  app.patch('/members/me', {
    schema: {
      ...head,
      operationId: 'changeMember',
      summary: 'Update the name or time zone',
      description: 'Omitted fields stay unchanged.',
      body: MemberChange,
      response: { 200: successOf(Member), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const member = memberOf(request)
      const change = readBody(MemberChange, request.body)
      const changed = await changeMember(context, {
        member,
        change,
        idempotencyKey: readIdempotencyKey(request),
        requestId: request.id,
      })
      return sendAnswer(reply, { envelope: succeeded(m.members_changed(), shown(changed)) })
    },
  })

  app.get('/members/me/sealing-keys', {
    schema: {
      ...head,
      operationId: 'readSealingKeys',
      summary: 'Get the keys for offline data',
      description:
        'An app encrypts its offline data with these keys, so that only the same member can open it after signing ' +
        'in again. AES-256 keys in base64: encrypt with the first, try each to decrypt. Keep them no longer than ' +
        'the session.',
      response: { 200: successOf(SealingKeys), ...refusals },
    },
    handler: async (request, reply) => {
      const keys = sealingKeys(context.config.keys, memberOf(request).memberId)
      return sendAnswer(reply, { envelope: succeeded(m.members_sealing_keys(), { keys }) })
    },
  })

  app.get('/members/me/sessions', {
    schema: {
      ...head,
      operationId: 'listSessions',
      summary: "List the member's sessions",
      description: 'Returns the active sessions, including the current one.',
      response: { 200: successOf(z.array(MemberSession)), ...refusals },
    },
    handler: async (request, reply) => {
      const member = memberOf(request)
      const sessions = await listSessions(context.database.db, member.memberId, context.clock())
      const data = sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        signed_in_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        is_current: id === member.sessionId,
      }))
      return sendAnswer(reply, { envelope: succeeded(m.members_sessions(), data) })
    },
  })

  app.delete('/members/me/sessions/:id', {
    schema: {
      ...head,
      operationId: 'endSession',
      summary: 'End a session',
      description: 'Its access tokens and refresh token stop working.',
      params: SessionAddress,
      response: { 200: successOf(EndedSession), ...refusals },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const member = memberOf(request)
      const address = SessionAddress.safeParse(request.params)
      if (!address.success) return sendAnswer(reply, refused('unknown-session'))

      const { id } = address.data
      const idempotencyKey = readIdempotencyKey(request)
      await endOtherSession(context, { member, sessionId: id, idempotencyKey, requestId: request.id })
      return sendAnswer(reply, { envelope: succeeded(m.members_session_ended(), { id }) })
    },
  })
}

type Shown = { name: string; timeZone: string; isTimeZoneChosen: boolean; phone: string; createdAt: Date }

const shown = (member: Shown): Member => ({
  name: member.name,
  time_zone: member.timeZone,
  time_zone_is_chosen: member.isTimeZoneChosen,
  phone: maskPhone(member.phone),
  member_since: member.createdAt.toISOString(),
})
