import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { RequestCode, RequestPass } from '@pulli/contracts/followed-request.ts'
import { CodeSent, Nothing } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { oneHeader } from '#http/one-header.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { codeWords } from '#sign-in/code-words.ts'
import { proveNumber, sendProofCode } from './prove-number.ts'

const head = {
  tags: ['Consultation'],
  querystring: z.strictObject({}),
  params: z.strictObject({ token: z.string().meta({ description: 'The secret of the link.' }) }),
}

const asking = {
  ...head,
  operationId: 'requestProofCode',
  summary: 'Send a code to the number of a request',
  description:
    'For callers that may read the request, with `X-Follow-Pass`. Keep the cookie `challenge-browser`, as at sign-in. The ' +
    'limits of sign-in apply. `data.otp` is present only while no SMS gateway is configured.',
  body: Nothing,
  response: { 200: successOf(CodeSent), '4xx': Refusal, '5xx': Refusal },
}

const proving = {
  ...head,
  operationId: 'proveNumber',
  summary: 'Prove the number of a request with its code',
  description:
    'The pass of the answer, sent as `X-Follow-Pass`, opens the request and lets it be booked, moved and cancelled for 15 ' +
    'minutes.',
  body: RequestCode,
  response: { 200: successOf(RequestPass), '4xx': Refusal, '5xx': Refusal },
}

/** `POST /requests/{token}/code` and `POST /requests/{token}/proof` */
export function proofRoutes(app: FastifyInstance, context: ApiContext): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  typed.post('/requests/:token/code', {
    schema: asking,
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      readBody(Nothing, request.body)
      const { token } = request.params
      const sent = await sendProofCode(context, { token, visit: visitOf(request), request, reply })
      return sendAnswer(reply, {
        envelope: succeeded(codeWords(sent, m.sign_in_code_sent, m.follow_codes_late), sent),
      })
    },
  })
  typed.post('/requests/:token/proof', {
    schema: proving,
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const { code } = readBody(RequestCode, request.body)
      const { token } = request.params
      const proven = await proveNumber(context, { token, visit: visitOf(request), request, code })
      const data = { pass: proven.pass, open_until: proven.openUntil.toISOString() }
      return sendAnswer(reply, { envelope: succeeded(m.follow_proven(), data) })
    },
  })
}

const visitOf = ({ headers }: Pick<FastifyRequest, 'headers'>) => ({
  pass: oneHeader(headers['x-follow-pass']) ?? '',
  cookie: headers.cookie,
})
