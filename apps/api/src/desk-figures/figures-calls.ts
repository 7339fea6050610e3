import { DeskFigures, FiguresQuery } from '@pulli/contracts/desk-figures.ts'
import { FIGURE_PERIODS } from '@pulli/domain/figures/figure-periods.ts'
import { m } from '@pulli/messages/messages.js'
import { callsOf } from '#http/calls.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { readFigures } from './read-figures.ts'

const call = callsOf({ tag: 'Figures', caller: ['coordinator', 'owner'], limit: KNOWN_STAFF })

/** Waiting times and counts of a period. */
export const figuresCalls = {
  readFigures: call({
    route: 'GET /figures',
    summary: 'Read the figures of a period',
    description:
      'For coordinators and owners. Counts are in steps of 5, and nothing that fewer than 5 people ' +
      'are behind is said.',
    query: FiguresQuery,
    answer: DeskFigures,
    says: m.desk_api_figures,
    run: ({ context, query }) =>
      readFigures(context, FIGURE_PERIODS.find((period) => String(period) === query.days) ?? 30),
  }),
}
