import { ConsultationReceipt, NewConsultationRequest } from '@pulli/contracts/consultation.ts'
import { Refusal, successOf } from '@pulli/contracts/envelope.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { oneHeader } from '#http/one-header.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { answerConsultation } from './accept-consultation.ts'

const schema = {
  operationId: 'requestConsultation',
  tags: ['Consultation'],
  summary: 'Ask for a consultation',
  description:
    'Stores the request and mails it to the provider, and a confirmation to the visitor. Sending it under the ' +
    'visible notice is the consent to that. `X-Time-Zone` (IANA name, default Asia/Kolkata) says what today is; ' +
    '`Idempotency-Key` (1 to 255 characters, 24 hours) makes it safe to send again.',
  querystring: z.strictObject({}),
  body: NewConsultationRequest,
  response: { 200: successOf(ConsultationReceipt), '4xx': Refusal, '5xx': Refusal },
}

/** `POST /user-contact-email` */
export function consultationRoute(app: FastifyInstance, context: ApiContext): void {
  app.post('/user-contact-email', {
    schema,
    validatorCompiler: unvalidatedBody,
    handler: async (request, reply) =>
      sendAnswer(
        reply,
        await answerConsultation(context, {
          body: request.body,
          timeZone: oneHeader(request.headers['x-time-zone']),
          idempotencyKey: oneHeader(request.headers['idempotency-key']),
          ip: request.ip,
          requestId: request.id,
        }),
      ),
  })
}
