import { ConsultationReceipt, NewConsultationRequest } from '@pulli/contracts/consultation.ts'
import { Refusal, successOf } from '@pulli/contracts/envelope.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { oneHeader } from '#http/one-header.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { answerConsultation } from './accept-consultation.ts'
import { senderCookies } from './sender-cookies.ts'

const schema = {
  operationId: 'requestConsultation',
  tags: ['Consultation'],
  summary: 'Request a consultation',
  description:
    'Stores the request, mails it to the provider, and mails a confirmation to the visitor. Sending the form with ' +
    "the visible notice gives consent to that. `X-Time-Zone` (IANA name, default Asia/Kolkata) determines today's " +
    'date. `Idempotency-Key` (1 to 255 characters, kept for 24 hours) makes retries safe.',
  querystring: z.strictObject({}),
  body: NewConsultationRequest,
  response: { 200: successOf(ConsultationReceipt), '4xx': Refusal, '5xx': Refusal },
}

/** `POST /user-contact-email` */
export function consultationRoute(app: FastifyInstance, context: ApiContext): void {
  app.post('/user-contact-email', {
    schema,
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
      if (!answer.envelope.error)
        reply.header('set-cookie', await senderCookies(context, answer.envelope.data.id))
      return sendAnswer(reply, answer)
    },
  })
}
