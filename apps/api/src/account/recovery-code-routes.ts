import { MadeRecoveryCode, RecoveryState } from '@pulli/contracts/account.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { Nothing } from '@pulli/contracts/sign-in.ts'
import { describeRecovery } from '@pulli/data/recovery/recovery-codes.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { guardSessionCookie } from '#sign-in/guard-session-cookie.ts'
import { memberOf } from '#sign-in/require-member.ts'
import { makeRecoveryCode } from './make-recovery-code.ts'
import { noteRecoveryOffer } from './note-recovery-offer.ts'

const head = { tags: ['Member'], security: [{ bearer: [] }], querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }

/** `GET`, `POST /members/me/recovery-code`, `POST /members/me/recovery-offer` */
export function recoveryCodeRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/members/me/recovery-code', {
    schema: {
      ...head,
      operationId: 'readRecoveryState',
      summary: 'Get the state of the recovery code',
      description:
        'Returns when the member was first told about recovery codes, and when theirs was created. The code ' +
        'itself is never returned again.',
      response: { 200: successOf(RecoveryState), ...refusals },
    },
    handler: async (request, reply) => {
      const { memberId } = memberOf(request)
      const found = await describeRecovery(context.database.db, memberId)
      const data = {
        offered_at: found?.offeredAt?.toISOString() ?? null,
        made_at: found?.madeAt?.toISOString() ?? null,
      }
      return sendAnswer(reply, { envelope: succeeded(m.account_recovery_state(), data) })
    },
  })

  app.post('/members/me/recovery-code', {
    schema: {
      ...head,
      operationId: 'makeRecoveryCode',
      summary: 'Create a recovery code',
      description:
        'Returns the code once and invalidates the previous one. The code opens an account that was unused for 90 ' +
        'days, or that was sealed when a new account was opened with its number, and replaces the code to the old ' +
        'number in `PUT /members/me/number`. Requires a one-time code entered in this session within the last 15 ' +
        'minutes, at sign-in or with `POST /members/me/export-confirm`; otherwise answers 403 `fresh-code-needed`.',
      response: { 200: successOf(MadeRecoveryCode), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      guardSessionCookie(request, context.config)
      readBody(Nothing, request.body)
      const made = await makeRecoveryCode(context, { member: memberOf(request), requestId: request.id })
      const data = { recovery_code: made.recoveryCode, made_at: made.madeAt.toISOString() }
      return sendAnswer(reply, { envelope: succeeded(m.account_recovery_made(), data) })
    },
  })

  app.post('/members/me/recovery-offer', {
    schema: {
      ...head,
      operationId: 'noteRecoveryOffer',
      summary: 'Record that the member was told about recovery codes',
      description:
        'For a client that has told the member about recovery codes. After 90 days without use, only accounts ' +
        'whose member was told are closed to browsers that never signed in to them.',
      response: { 200: successOf(z.strictObject({})), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      readBody(Nothing, request.body)
      await noteRecoveryOffer(context, { member: memberOf(request), requestId: request.id })
      return sendAnswer(reply, { envelope: succeeded(m.account_recovery_offered(), {}) })
    },
  })
}
