import { Refusal } from '@pulli/contracts/envelope.ts'
import { findRequestOfNumber } from '@pulli/data/consultation/request-claims.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { idInAddress } from '#http/id-in-address.ts'
import { memberOf } from '#sign-in/require-member.ts'
import { calendarOfRequest } from './appointment-file.ts'

const reading = {
  tags: ['Appointments'],
  security: [{ bearer: [] }],
  querystring: z.strictObject({}),
  params: z.strictObject({ id: z.string().meta({ description: 'The id of the request.' }) }),
  operationId: 'downloadOwnAppointment',
  summary: "Download the calendar file of a member's appointment",
  description:
    'Returns the `.ics` file (RFC 5545) of the appointment of a request of the member: a neutral name, the time, one UID ' +
    'over every move, and a `SEQUENCE` that rises. Of a cancelled appointment it takes the entry out of the calendar. ' +
    'Refusals use the envelope.',
  response: {
    200: {
      description: 'The file',
      content: { 'text/calendar': { schema: z.string() } },
    },
    '4xx': Refusal,
    '5xx': Refusal,
  },
}

/** `GET /members/me/requests/{id}/appointment.ics` */
export function ownCalendarRoute(app: FastifyInstance, context: ApiContext): void {
  app.get('/members/me/requests/:id/appointment.ics', {
    schema: reading,
    handler: async (request, reply) => {
      const now = context.clock()
      const { phone } = memberOf(request)
      const id = idInAddress(request, 'unknown-request')
      const own = await findRequestOfNumber(context.database.db, context.encryption, { id, phone, now })
      if (own === undefined) throw new DomainError('unknown-request')
      const file = await calendarOfRequest(context.database.db, own.id, now)
      if (file === undefined) throw new DomainError('unknown-appointment')
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="appointment.ics"')
        .send(file)
    },
  })
}
