import { NewConsultationRequest } from '@pulli/contracts/consultation.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { FollowedRequest, RequestReceipt } from '@pulli/contracts/followed-request.ts'
import { findRequestByToken } from '@pulli/data/consultation/find-request-by-token.ts'
import { findRequestReceipt } from '@pulli/data/consultation/find-request-receipt.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { oneHeader } from '#http/one-header.ts'
import { refused } from '#http/refusals.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { answerConsultation } from './accept-consultation.ts'
import { viewOfRequest } from './view-of-request.ts'

const head = { tags: ['Consultation'], querystring: z.strictObject({}) }

const creating = {
  ...head,
  operationId: 'createRequest',
  summary: 'Request a consultation, and follow it',
  description:
    'Like `POST /user-contact-email`, and answers what the request is followed by. Sent again with the same ' +
    '`Idempotency-Key`, it answers the same.',
  body: NewConsultationRequest,
  response: { 200: successOf(RequestReceipt), '4xx': Refusal, '5xx': Refusal },
}

const following = {
  ...head,
  operationId: 'followRequest',
  summary: 'See where a request stands',
  description:
    'Needs no sign-in: the token is the secret. Name and mail address are masked. The link of a request dies 90 days ' +
    'after the request is over.',
  params: z.strictObject({ token: z.string().meta({ description: 'The secret of the link.' }) }),
  response: { 200: successOf(FollowedRequest), '4xx': Refusal, '5xx': Refusal },
}

/** `POST /requests` and `GET /requests/{token}` */
export function followRoutes(app: FastifyInstance, context: ApiContext): void {
  const { database, encryption, clock } = context
  app.post('/requests', {
    schema: creating,
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const answer = await answerConsultation(context, {
        body: request.body,
        timeZone: oneHeader(request.headers['x-time-zone']),
        idempotencyKey: oneHeader(request.headers['idempotency-key']),
        ip: request.ip,
        requestId: request.id,
      })
      if (answer.envelope.error) return sendAnswer(reply, answer)
      const { id } = answer.envelope.data
      const receipt = await findRequestReceipt(database.db, encryption, id)
      const data = {
        id,
        token: receipt?.followToken ?? null,
        call_by: receipt?.promisedBy?.toISOString() ?? null,
      }
      return sendAnswer(reply, { envelope: succeeded(m.consultation_accepted(), data) })
    },
  })
  app.withTypeProvider<ZodTypeProvider>().get('/requests/:token', {
    schema: following,
    handler: async ({ params }, reply) => {
      const now = clock()
      const found = await findRequestByToken(database.db, encryption, params.token, now)
      if (found === undefined) return sendAnswer(reply, refused('unknown-request'))
      return sendAnswer(reply, { envelope: succeeded(m.follow_found(), viewOfRequest(found, now)) })
    },
  })
}
