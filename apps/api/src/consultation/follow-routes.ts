import type { IncomingHttpHeaders } from 'node:http'
import { NewConsultationRequest } from '@pulli/contracts/consultation.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import {
  FollowedRequest,
  RequestDigits,
  RequestPass,
  RequestReceipt,
} from '@pulli/contracts/followed-request.ts'
import { listAppointmentsOfRequest } from '@pulli/data/appointment/appointments.ts'
import { findRequestReceipt } from '@pulli/data/consultation/request-links.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewOfAppointment } from '#appointment/view-of-appointment.ts'
import type { ApiContext } from '#context.ts'
import { oneHeader } from '#http/one-header.ts'
import { readBody } from '#http/read-body.ts'
import { refused } from '#http/refusals.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { memberOf } from '#sign-in/known-sender.ts'
import { answerConsultation } from './accept-consultation.ts'
import { enterDigits } from './enter-digits.ts'
import { linkAfter, linkForProgram } from './new-link.ts'
import { openLink } from './open-link.ts'
import { viewOfRequest } from './view-of-request.ts'

const head = { tags: ['Consultation'], querystring: z.strictObject({}) }

const RequestAddress = z.strictObject({
  token: z.string().meta({ description: 'The secret of the link.' }),
})

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
  security: [{ bearer: [] }, {}],
  operationId: 'followRequest',
  summary: 'See where a request stands',
  description:
    'Needs no sign-in: the token is the secret. Name and mail address are masked. The link of a request dies 90 days ' +
    'after the request is over. Who acted with a link that ended so, and sends what they sent then, also reads its `link`.',
  params: RequestAddress,
  response: { 200: successOf(FollowedRequest), '4xx': Refusal, '5xx': Refusal },
}

const opening = {
  ...head,
  operationId: 'openRequest',
  summary: 'Open a request for changes',
  description:
    'A visitor with the link types the last four digits of the number in the request. The pass of the answer opens the ' +
    'request for 15 minutes, and with the pass of an earlier time in `X-Follow-Pass` the wrong tries of others do not ' +
    'count: five in an hour are allowed from one address.',
  params: RequestAddress,
  body: RequestDigits,
  response: { 200: successOf(RequestPass), '4xx': Refusal, '5xx': Refusal },
}

/** `POST /requests`, `GET /requests/{token}` and `POST /requests/{token}/digits` */
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
        headers: request.headers,
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
  const typed = app.withTypeProvider<ZodTypeProvider>()
  typed.get('/requests/:token', {
    schema: following,
    handler: async ({ params, headers }, reply) => {
      const now = clock()
      const phone = (await memberOf(context, headers.authorization))?.phone
      const visit = { token: params.token, pass: passOf(headers) ?? '', cookie: headers.cookie, phone }
      const opened = await openLink(context, visit, now)
      if (opened === undefined) return sendAnswer(reply, refused('unknown-request'))
      const { request: found, isOpen, isReplaced, isProven } = opened
      const link = isReplaced && isProven ? linkAfter(opened, { now }) : undefined
      const { id } = found
      const appointments = isOpen ? await listAppointmentsOfRequest(database.db, id, now) : undefined
      return sendAnswer(reply, {
        envelope: succeeded(m.follow_found(), {
          ...viewOfRequest(found, now),
          ...(appointments && { appointments: appointments.map((one) => viewOfAppointment(one, now)) }),
          ...(link && { link: linkForProgram(context, link) }),
        }),
      })
    },
  })
  typed.post('/requests/:token/digits', {
    schema: opening,
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) => {
      const { digits } = readBody(RequestDigits, request.body)
      const { pass, openUntil } = await enterDigits(context, {
        token: request.params.token,
        digits,
        pass: passOf(request.headers),
        ip: request.ip,
      })
      const data = { pass, open_until: openUntil.toISOString() }
      return sendAnswer(reply, { envelope: succeeded(m.follow_opened(), data) })
    },
  })
}

const passOf = (headers: IncomingHttpHeaders) => oneHeader(headers['x-follow-pass'])
