import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { EndedSession, Member, MemberChange, MemberSession } from '@pulli/contracts/members.ts'
import { listSessions } from '@pulli/data/sign-in/list-sessions.ts'
import { shownPhone } from '@pulli/domain/sign-in/shown-phone.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { bodyAsItCame } from '#http/body-as-it-came.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { getMember } from '#sign-in/get-member.ts'
import { changeMember } from './change-member.ts'
import { endOtherSession } from './end-other-session.ts'

const head = { tags: ['Member'], security: [{ bearer: [] }], querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }
const SessionAddress = z.strictObject({ id: z.uuid() })

/** `GET`, `PATCH /members/me`; `GET /members/me/sessions`, `DELETE /members/me/sessions/{id}` */
export function memberRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/members/me', {
    schema: {
      ...head,
      operationId: 'readMember',
      summary: 'Who is signed in',
      response: { 200: successOf(Member), ...refusals },
    },
    handler: async (request, reply) => {
      const member = await getMember(context, request.headers.authorization)
      return sendAnswer(reply, { envelope: succeeded(m.members_me(), shown(member)) })
    },
  })

  app.patch('/members/me', {
    schema: {
      ...head,
      operationId: 'changeMember',
      summary: 'Change the name or the time zone',
      body: MemberChange,
      response: { 200: successOf(Member), ...refusals },
    },
    validatorCompiler: bodyAsItCame,
    handler: async (request, reply) => {
      const member = await getMember(context, request.headers.authorization)
      const change = readBody(MemberChange, request.body)
      const changed = await changeMember(context, { member, change, requestId: request.id })
      return sendAnswer(reply, { envelope: succeeded(m.members_changed(), shown(changed)) })
    },
  })

  app.get('/members/me/sessions', {
    schema: {
      ...head,
      operationId: 'listSessions',
      summary: 'Where the member is signed in',
      response: { 200: successOf(z.array(MemberSession)), ...refusals },
    },
    handler: async (request, reply) => {
      const member = await getMember(context, request.headers.authorization)
      const sessions = await listSessions(context.database.db, member.memberId, context.clock())
      const data = sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
        ...{ id, device },
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
      summary: 'Sign out somewhere else',
      params: SessionAddress,
      response: { 200: successOf(EndedSession), ...refusals },
    },
    handler: async (request, reply) => {
      const member = await getMember(context, request.headers.authorization)
      const { id } = SessionAddress.parse(request.params)
      await endOtherSession(context, { member, sessionId: id, requestId: request.id })
      return sendAnswer(reply, { envelope: succeeded(m.members_session_ended(), { id }) })
    },
  })
}

const shown = (member: { name: string; timeZone: string; phone: string; createdAt: Date }): Member => ({
  name: member.name,
  time_zone: member.timeZone,
  phone: shownPhone(member.phone),
  member_since: member.createdAt.toISOString(),
})
