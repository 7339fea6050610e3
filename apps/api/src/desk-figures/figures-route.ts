import { DeskFigures, FiguresQuery } from '@pulli/contracts/desk-figures.ts'
import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { FIGURE_PERIODS } from '@pulli/domain/figures/figure-periods.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { ApiContext } from '#context.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { STAFF_ONLY } from '#staff/require-staff.ts'
import { readFigures } from './read-figures.ts'

/** `GET /figures` */
export function figuresRoute(app: FastifyInstance, context: ApiContext): void {
  app.withTypeProvider<ZodTypeProvider>().get('/figures', {
    config: { staffRoles: ['coordinator', 'owner'] },
    schema: {
      tags: ['Figures'],
      security: STAFF_ONLY,
      querystring: FiguresQuery,
      operationId: 'readFigures',
      summary: 'Read the figures of a period',
      description:
        'For coordinators and owners. Counts are in steps of 5, and nothing that fewer than 5 people ' +
        'are behind is said.',
      response: { 200: successOf(DeskFigures), '4xx': Refusal, '5xx': Refusal },
    },
    handler: async (request, reply) => {
      const days = FIGURE_PERIODS.find((period) => String(period) === request.query.days) ?? 30
      const figures = await readFigures(context, days)
      return sendAnswer(reply, { envelope: succeeded(m.desk_api_figures(), figures) })
    },
  })
}
