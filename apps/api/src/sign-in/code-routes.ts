import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { CodeSent, LoginRequest, ResendRequest } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { codeWords } from './code-words.ts'
import { postNumber } from './post-number.ts'

const REQUEST_LIMITS =
  'A browser can request one code per number in 30 seconds and 3 in 10 minutes; after 10 in a day, one in 10 ' +
  'minutes. Every refusal is 429 with `Retry-After`. Keep the cookie `challenge-browser`, also from a refusal: it ' +
  'binds the code to this client and proves that it waited. Clients without the cookie share one code per number, ' +
  'and its tries. `data.otp` is present only while no SMS gateway is configured, and `data.is_late` while text messages ' +
  'do not get through: `message` then says what to do instead.'

const answers = { 200: successOf(CodeSent), '4xx': Refusal, '5xx': Refusal }

/** `POST /auth/login-request`, `POST /auth/resend-otp` */
export function codeRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post('/auth/login-request', {
    schema: {
      operationId: 'requestCode',
      tags: ['Sign-in'],
      summary: 'Request a one-time code',
      description: `The answer is the same for known and unknown numbers. ${REQUEST_LIMITS}`,
      querystring: z.strictObject({}),
      body: LoginRequest,
      response: answers,
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const { mobile_number } = readBody(LoginRequest, request.body)
      const sent = await postNumber(context, { request, reply, mobile_number })
      return sendAnswer(reply, { envelope: succeeded(codeWords(sent, m.sign_in_code_sent), sent) })
    },
  })
  app.post('/auth/resend-otp', {
    schema: {
      operationId: 'resendCode',
      tags: ['Sign-in'],
      summary: 'Request another one-time code',
      description: `Invalidates the previous code. ${REQUEST_LIMITS}`,
      querystring: z.strictObject({}),
      body: ResendRequest,
      response: answers,
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const { mobile_number } = readBody(ResendRequest, request.body)
      const sent = await postNumber(context, { request, reply, mobile_number })
      return sendAnswer(reply, { envelope: succeeded(codeWords(sent, m.sign_in_code_sent_again), sent) })
    },
  })
}
