import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { Erasure } from '@pulli/contracts/members.ts'
import { CodeSent, Nothing } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { bodyAsItCame } from '#http/body-as-it-came.ts'
import { readBody } from '#http/read-body.ts'
import { refuseCrossSite } from '#http/refuse-cross-site.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { getMember } from '#sign-in/get-member.ts'
import { sendCode } from '#sign-in/send-code.ts'
import { clearSessionCookies } from '#sign-in/session-cookies.ts'
import { eraseMember } from './erase-member.ts'
import { exportMember } from './export-member.ts'

const head = { tags: ['Member'], security: [{ bearer: [] }], querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }

/** `GET /members/me/export`, `POST /members/me/erase-request`, `DELETE /members/me` */
export function dataRightsRoutes(app: FastifyInstance, context: ApiContext): void {
  const config = context.config.signIn

  app.get('/members/me/export', {
    schema: {
      ...head,
      operationId: 'exportMember',
      summary: 'Take everything along',
      description:
        'A ZIP of everything that is held of the member: `README.txt`, `everything.json` and a CSV for each table. ' +
        'Three times an hour. A refusal is the envelope.',
      response: {
        200: { description: 'The file', content: { 'application/zip': { schema: z.string() } } },
        ...refusals,
      },
    },
    handler: async (request, reply) => {
      const member = await getMember(context, request.headers.authorization)
      const file = await exportMember(context, { member, requestId: request.id })
      const day = context.clock().toISOString().slice(0, 10)
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="pulli-${day}.zip"`)
        .send(file)
    },
  })

  app.post('/members/me/erase-request', {
    schema: {
      ...head,
      operationId: 'requestErasure',
      summary: 'Ask for the code with which everything is erased',
      description:
        'The limits are those of `POST /auth/login-request`. A code for signing in does not erase.',
      response: { 200: successOf(CodeSent), ...refusals },
    },
    validatorCompiler: bodyAsItCame,
    handler: async ({ body, headers, ip, id }, reply) => {
      const { phone } = await getMember(context, headers.authorization)
      readBody(Nothing, body)
      const sent = await sendCode(context, { phone, purpose: 'erase', ip, requestId: id })
      return sendAnswer(reply, { envelope: succeeded(m.data_rights_code_sent(), sent) })
    },
  })

  app.delete('/members/me', {
    schema: {
      ...head,
      operationId: 'eraseMember',
      summary: 'Erase everything',
      description:
        'With the code of `POST /members/me/erase-request`. All sessions end. It cannot be taken back.',
      body: Erasure,
      response: { 200: successOf(z.strictObject({})), ...refusals },
    },
    validatorCompiler: bodyAsItCame,
    handler: async (request, reply) => {
      refuseCrossSite(request, config.publicUrl)
      const member = await getMember(context, request.headers.authorization)
      const { otp } = readBody(Erasure, request.body)
      await eraseMember(context, { member, code: otp, requestId: request.id })
      clearSessionCookies(reply, config)
      reply.header('clear-site-data', '"cache"')
      return sendAnswer(reply, { envelope: succeeded(m.data_rights_erased(), {}) })
    },
  })
}
