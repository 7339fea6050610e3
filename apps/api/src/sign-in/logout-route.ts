import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { Nothing } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { guardSessionCookie } from './guard-session-cookie.ts'
import { memberOf } from './require-member.ts'
import { clearSessionCookies } from './session-cookies.ts'
import { signOut } from './sign-out.ts'

/** `POST /auth/logout` */
export function logoutRoute(app: FastifyInstance, context: ApiContext): void {
  const { config } = context
  app.post('/auth/logout', {
    schema: {
      operationId: 'signOut',
      tags: ['Sign-in'],
      summary: 'Sign out',
      description:
        'Ends the session of the access token. Neither the token nor the refresh cookie works afterwards.',
      security: [{ bearer: [] }],
      querystring: z.strictObject({}),
      response: { 200: successOf(z.strictObject({})), '4xx': Refusal, '5xx': Refusal },
    },
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      guardSessionCookie(request, config)
      readBody(Nothing, request.body)
      const member = memberOf(request)
      await signOut(context, { ...member, requestId: request.id })
      clearSessionCookies(reply, config)
      // Not the storage: the crisis page must stay available offline (security row 21).
      reply.header('clear-site-data', '"cache"')
      return sendAnswer(reply, { envelope: succeeded(m.sign_in_logout(), {}) })
    },
  })
}
