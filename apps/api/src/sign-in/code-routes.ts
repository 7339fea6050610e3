import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { CodeSent, LoginRequest, ResendRequest } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { getMobile } from '#mobile-number/get-mobile.ts'
import { browserAsker } from './code-asker.ts'
import { sendCode } from './send-code.ts'

const ONCE_IN_30_SECONDS =
  'A browser gets one code for a number in 30 seconds and 3 in 10 minutes; past 10 in a day one in 10 minutes. Every ' +
  'refusal is 429 with `Retry-After`. Keep the cookie `challenge-browser` of the answer, of a refusal too: it binds ' +
  'the code to whoever asked and shows that they waited. A caller that keeps none shares one code of the number, ' +
  'and its tries, with all others that keep none. ' +
  '`data.otp` is there only while no SMS gateway is configured.'

const answers = { 200: successOf(CodeSent), '4xx': Refusal, '5xx': Refusal }

/** `POST /auth/login-request`, `POST /auth/resend-otp` */
export function codeRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post('/auth/login-request', {
    schema: {
      operationId: 'requestCode',
      tags: ['Sign-in'],
      summary: 'Ask for a one-time code',
      description: `The answer is the same whether the number is known or not. ${ONCE_IN_30_SECONDS}`,
      querystring: z.strictObject({}),
      body: LoginRequest,
      response: answers,
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const phone = getMobile(readBody(LoginRequest, request.body).mobile_number)
      const asker = browserAsker(context, request, reply, phone)
      const sent = await sendCode(context, { phone, purpose: 'sign-in', asker, requestId: request.id })
      return sendAnswer(reply, { envelope: succeeded(m.sign_in_code_sent(), sent) })
    },
  })
  app.post('/auth/resend-otp', {
    schema: {
      operationId: 'resendCode',
      tags: ['Sign-in'],
      summary: 'Ask for another one-time code',
      description: `The code before it is good no longer. ${ONCE_IN_30_SECONDS}`,
      querystring: z.strictObject({}),
      body: ResendRequest,
      response: answers,
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const phone = getMobile(readBody(ResendRequest, request.body).mobile_number)
      const asker = browserAsker(context, request, reply, phone)
      const sent = await sendCode(context, { phone, purpose: 'sign-in', asker, requestId: request.id })
      return sendAnswer(reply, { envelope: succeeded(m.sign_in_code_sent_again(), sent) })
    },
  })
}
