import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { ClaimAnswer, UnclaimedRequests } from '@pulli/contracts/unclaimed-request.ts'
import { isBlockingUnclaimed, listUnclaimedRequests } from '@pulli/data/consultation/request-claims.ts'
import { claimableSince } from '@pulli/domain/account/choose-account.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { idInAddress } from '#http/id-in-address.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { memberOf } from '#sign-in/require-member.ts'
import { answerUnclaimed, endRequestBlock } from './answer-unclaimed.ts'

const head = {
  tags: ['Consultation'],
  security: [{ bearer: [] }],
  querystring: z.strictObject({}),
  response: { 200: successOf(UnclaimedRequests), '4xx': Refusal, '5xx': Refusal },
}

const listing = {
  ...head,
  operationId: 'listUnclaimedRequests',
  summary: "List requests with the member's number that they did not send",
  description:
    'Anybody can send a request with any number. Of one that nobody signed in with the number sent, nothing is shown but ' +
    'that a call was asked for, and when. Those of the last 90 days, since a number may have had another owner before.',
}
const answering = {
  ...head,
  operationId: 'answerUnclaimedRequest',
  summary: 'Say whose a request is',
  description:
    '`mine` shows it in `GET /members/me/requests`. `not-mine` tells the office, which alone erases it. Links that were ' +
    'given before end with each answer.',
  params: z.strictObject({ id: z.string().meta({ description: 'The id of the request.' }) }),
  body: ClaimAnswer,
}
const unblocking = {
  ...head,
  operationId: 'endRequestBlock',
  summary: 'End the block of requests that the member did not send',
  description: 'Sent again, it changes nothing.',
}

/** `GET` and `PUT /members/me/unclaimed-requests`, and `DELETE /members/me/request-block` */
export function unclaimedRoutes(app: FastifyInstance, context: ApiContext): void {
  const answer = async (request: FastifyRequest, message: string) => {
    const { phone } = memberOf(request)
    const { db } = context.database
    const since = claimableSince(context.clock())
    const found = await listUnclaimedRequests(db, context.encryption, { phone, since })
    return {
      envelope: succeeded(message, {
        requests: found.map(({ id, submittedAt }) => ({ id, submitted_at: submittedAt.toISOString() })),
        is_blocking: await isBlockingUnclaimed(db, context.encryption, phone),
      }),
    }
  }
  app.get('/members/me/unclaimed-requests', {
    schema: listing,
    handler: async (request, reply) => sendAnswer(reply, await answer(request, m.claim_found())),
  })
  app.put('/members/me/unclaimed-requests/:id', {
    schema: answering,
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const member = memberOf(request)
      const body = readBody(ClaimAnswer, request.body)
      const id = idInAddress(request, 'unknown-request')
      await answerUnclaimed(context, { member, id, ...body, requestId: request.id })
      return sendAnswer(reply, await answer(request, ANSWERED[body.answer]()))
    },
  })
  app.delete('/members/me/request-block', {
    schema: unblocking,
    handler: async (request, reply) => {
      await endRequestBlock(context, { member: memberOf(request), requestId: request.id })
      return sendAnswer(reply, await answer(request, m.claim_unblocked()))
    },
  })
}

const ANSWERED = {
  mine: m.claim_mine_done,
  'not-mine': m.claim_not_mine_done,
  block: m.claim_block_done,
} as const
