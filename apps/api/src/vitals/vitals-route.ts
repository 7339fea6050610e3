import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { VitalsReport } from '@pulli/contracts/vitals.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { readBody } from '#http/read-body.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { vitalCounts } from './vital-counts.ts'
import { vitalsLimit } from './vitals-limit.ts'

const SUMMARY_EVERY_MS = 3_600_000

const schema = {
  operationId: 'reportVitals',
  tags: ['Site'],
  summary: 'Report web vitals',
  description:
    'Accepts the route pattern and each metric at most once. Values are counted in histogram buckets and ' +
    'discarded: the counts of an hour become one log line.',
  querystring: z.strictObject({}),
  body: VitalsReport,
  response: { 200: successOf(z.strictObject({})), '4xx': Refusal, '5xx': Refusal },
}

/** `POST /vitals` (STA-17, D32) */
export function vitalsRoute(app: FastifyInstance, { clock, logger, pages = [] }: ApiContext): void {
  const counts = vitalCounts()
  const enforceLimit = vitalsLimit()
  let lastSummaryAt = clock().getTime()

  function summarize() {
    lastSummaryAt = clock().getTime()
    const vitals = counts.take()
    if (vitals.length > 0) logger.info({ vitals }, 'web vitals')
  }

  app.post('/vitals', {
    schema,
    validatorCompiler: unvalidatedBody,
    handler: async ({ body, ip }, reply) => {
      enforceLimit(ip, clock())
      const { route, vitals } = readBody(VitalsReport, body)
      if (!pages.includes(route)) throw new InvalidInput({ route: m.vitals_field_route_unknown() })
      for (const vital of vitals) counts.add(route, vital)
      if (clock().getTime() - lastSummaryAt >= SUMMARY_EVERY_MS) summarize()
      return sendAnswer(reply, { envelope: succeeded(m.vitals_counted(), {}) })
    },
  })
  app.addHook('onClose', async () => summarize())
}
