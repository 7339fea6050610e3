import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { OwnRequest } from '@pulli/contracts/followed-request.ts'
import { listAppointmentsOfRequest } from '@pulli/data/appointment/appointments.ts'
import { listRequestsOfNumber } from '@pulli/data/consultation/request-claims.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { viewOfAppointment } from '#appointment/view-of-appointment.ts'
import type { ApiContext } from '#context.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { memberOf } from '#sign-in/require-member.ts'
import { viewOfRequest } from './view-of-request.ts'

const listing = {
  tags: ['Consultation'],
  security: [{ bearer: [] }],
  querystring: z.strictObject({}),
  operationId: 'listOwnRequests',
  summary: "List the requests of the member's number",
  description:
    'Returns the consultation requests that were sent with the number that the member signed in with, newest first, ' +
    'at most 20, until 90 days after each is over, with their appointments. Name and mail address are masked, ' +
    'because another person may have typed them.',
  response: { 200: successOf(z.array(OwnRequest)), '4xx': Refusal, '5xx': Refusal },
}

/** `GET /members/me/requests` */
export function ownRequestsRoute(app: FastifyInstance, context: ApiContext): void {
  app.get('/members/me/requests', {
    schema: listing,
    handler: async (request, reply) => {
      const now = context.clock()
      const { phone } = memberOf(request)
      const found = await listRequestsOfNumber(context.database.db, context.encryption, phone, now)
      const views = await Promise.all(
        found.map(async (one) => {
          const appointments = await listAppointmentsOfRequest(context.database.db, one.id, now)
          return {
            ...viewOfRequest(one, now),
            id: one.id,
            appointments: appointments.map((each) => viewOfAppointment(each, now)),
          }
        }),
      )
      return sendAnswer(reply, { envelope: succeeded(m.follow_found_own(), views) })
    },
  })
}
