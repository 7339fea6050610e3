import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { Erasure, ExportConfirmation } from '@pulli/contracts/members.ts'
import { CodeSent, Nothing } from '@pulli/contracts/sign-in.ts'
import type { CodePurpose } from '@pulli/data/schema.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { memberAsker } from '#sign-in/code-asker.ts'
import { codeWords } from '#sign-in/code-words.ts'
import { guardSessionCookie } from '#sign-in/guard-session-cookie.ts'
import { memberOf } from '#sign-in/require-member.ts'
import { sendCode } from '#sign-in/send-code.ts'
import { clearSessionCookies } from '#sign-in/session-cookies.ts'
import { confirmExport } from './confirm-export.ts'
import { eraseMember } from './erase-member.ts'
import { exportMember } from './export-member.ts'

const head = { tags: ['Member'], security: [{ bearer: [] }], querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }

/** `GET /members/me/export` with the code before it; `POST /members/me/erase-request`, `DELETE /members/me` */
export function dataRightsRoutes(app: FastifyInstance, context: ApiContext): void {
  const { config } = context

  app.get('/members/me/export', {
    schema: {
      ...head,
      operationId: 'exportMember',
      summary: "Export the member's data",
      description:
        'Returns a ZIP file with all data about the member: `README.txt`, `everything.json`, and a CSV file per ' +
        'table. Limited to three calls an hour. Refusals use the envelope. Requires a one-time code entered in ' +
        'this session within the last 15 minutes, at sign-in or with `POST /members/me/export-confirm`; otherwise ' +
        'answers 403 `fresh-code-needed`.',
      response: {
        200: {
          description: 'The file',
          content: { 'application/zip': { schema: z.string().meta({ format: 'binary' }) } },
        },
        ...refusals,
      },
    },
    handler: async (request, reply) => {
      const member = memberOf(request)
      const file = await exportMember(context, { member, requestId: request.id })
      const day = dayIn(member.timeZone, context.clock())
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="pulli-${day}.zip"`)
        .send(file)
    },
  })

  app.post('/members/me/export-request', {
    schema: {
      ...head,
      operationId: 'requestExport',
      summary: 'Request the code for an export',
      description:
        'Needed if the last code was entered in this session more than 15 minutes ago. The code also allows a new ' +
        'recovery code (`POST /members/me/recovery-code`). The limits are those of `POST /auth/login-request`.',
      response: { 200: successOf(CodeSent), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const sent = await sendOwnCode(context, request, 'export')
      return sendAnswer(reply, {
        envelope: succeeded(codeWords(sent, m.data_rights_export_code_sent, m.account_codes_late), sent),
      })
    },
  })

  app.post('/members/me/export-confirm', {
    schema: {
      ...head,
      operationId: 'confirmExport',
      summary: 'Confirm an export',
      description:
        'Takes the code of `POST /members/me/export-request`. For the next 15 minutes, `GET /members/me/export` ' +
        'and `POST /members/me/recovery-code` answer in this session. A code for sign-in or erasure is not ' +
        'accepted.',
      body: ExportConfirmation,
      response: { 200: successOf(z.strictObject({})), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      guardSessionCookie(request, config)
      const member = memberOf(request)
      const { otp } = readBody(ExportConfirmation, request.body)
      await confirmExport(context, { member, code: otp, requestId: request.id })
      return sendAnswer(reply, { envelope: succeeded(m.data_rights_export_confirmed(), {}) })
    },
  })

  app.post('/members/me/erase-request', {
    schema: {
      ...head,
      operationId: 'requestErasure',
      summary: 'Request the code for erasure',
      description:
        'The limits are those of `POST /auth/login-request` for a known browser. A sign-in code cannot be used ' +
        'for erasure.',
      response: { 200: successOf(CodeSent), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const sent = await sendOwnCode(context, request, 'erase')
      return sendAnswer(reply, {
        envelope: succeeded(codeWords(sent, m.data_rights_code_sent, m.account_codes_late), sent),
      })
    },
  })

  app.delete('/members/me', {
    schema: {
      ...head,
      operationId: 'eraseMember',
      summary: 'Erase the account and its data',
      description:
        'Takes the code of `POST /members/me/erase-request` and ends all sessions. Erasure cannot be undone.' +
        SEALED_COPY_DESCRIBED,
      body: Erasure,
      response: { 200: successOf(z.strictObject({})), ...refusals },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      guardSessionCookie(request, config)
      const member = memberOf(request)
      const { otp } = readBody(Erasure, request.body)
      await eraseMember(context, { member, code: otp, requestId: request.id })
      clearSessionCookies(reply, config)
      reply.header('clear-site-data', '"cache"')
      return sendAnswer(reply, { envelope: succeeded(withSealedCopy(config, m.data_rights_erased()), {}) })
    },
  })
}

/** Sends a code to the requesting member's number. */
function sendOwnCode(context: ApiContext, request: FastifyRequest, purpose: CodePurpose) {
  const member = memberOf(request)
  readBody(Nothing, request.body)
  const { phone, pseudonym: actor } = member
  const asker = memberAsker(member, request.ip)
  return sendCode(context, { phone, purpose, actor, asker, requestId: request.id })
}
