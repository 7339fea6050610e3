import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { OpenedSummary } from '@pulli/contracts/sent-summary.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { idInAddress } from '#http/id-in-address.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { validatedAfterSignIn } from '#http/validated-after-sign-in.ts'
import { STAFF_ONLY, staffOf } from '#staff/require-staff.ts'
import { appointmentInAddress, DeskAppointmentAddress } from './appointment-in-address.ts'
import { openSentSummary } from './open-sent-summary.ts'

/** `POST /requests/{id}/appointments/{appointment}/summary` */
export function deskSummaryRoute(app: FastifyInstance, context: ApiContext): void {
  app.post('/requests/:id/appointments/:appointment/summary', {
    schema: {
      tags: ['Requests'],
      security: STAFF_ONLY,
      querystring: z.strictObject({}),
      operationId: 'openSummary',
      summary: 'Open the summary that a member sent to an appointment',
      description:
        'For the counsellor of the appointment alone, whatever else their roles are; for everybody else 404. Records ' +
        'who opened it and when, which the member sees.',
      params: DeskAppointmentAddress,
      response: { 200: successOf(OpenedSummary), '4xx': Refusal, '5xx': Refusal },
    },
    validatorCompiler: validatedAfterSignIn,
    handler: async (request, reply) => {
      const caller = { person: staffOf(request), requestId: request.id }
      const id = idInAddress(request, 'unknown-request')
      const appointmentId = appointmentInAddress(request)
      const opened = await openSentSummary(context, { id, appointmentId }, caller)
      return sendAnswer(reply, { envelope: succeeded(m.summary_answer_opened(), opened) })
    },
  })
}
