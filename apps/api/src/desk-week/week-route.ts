import { DeskWeek, WeekQuery } from '@pulli/contracts/desk-hours.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { ApiContext } from '#context.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { STAFF_ONLY, staffOf } from '#staff/require-staff.ts'
import { readWeek } from './read-week.ts'

/** `GET /week` */
export function weekRoute(app: FastifyInstance, context: ApiContext): void {
  app.withTypeProvider<ZodTypeProvider>().get('/week', {
    schema: {
      tags: ['Week'],
      security: STAFF_ONLY,
      querystring: WeekQuery,
      operationId: 'readWeek',
      summary: 'Read a week of appointments and hours',
      description: 'Of everybody for owners and coordinators; of one’s own for a counsellor.',
      response: { 200: successOf(DeskWeek), '4xx': Refusal, '5xx': Refusal },
    },
    handler: async (request, reply) => {
      const week = await readWeek(context, staffOf(request), request.query.from)
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_week(), week) })
    },
  })
}
