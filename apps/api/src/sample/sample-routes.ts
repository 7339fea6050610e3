import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { type SampleEntry, SampleList } from '@pulli/contracts/sample.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { STAFF_ONLY } from '#staff/require-staff.ts'

/** `GET /samples` */
export function sampleRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/samples', {
    config: { staffRoles: ['coordinator', 'owner'] },
    schema: {
      tags: ['Site'],
      security: STAFF_ONLY,
      querystring: z.strictObject({}),
      operationId: 'listSamples',
      summary: 'List the published values that no editor has confirmed',
      description: 'For coordinators and owners. Each has the address of its entry in the content service.',
      response: { 200: successOf(SampleList), '4xx': Refusal, '5xx': Refusal },
    },
    handler: async (_request, reply) => {
      const { samples, logger } = context
      if (samples === undefined) throw new DomainError('samples-unavailable')
      const entries = await samples.read().catch((error: unknown) => {
        logger.warn({ reason: String(error) }, 'samples not read')
        throw new DomainError('samples-unavailable')
      })
      const data = {
        samples: entries.flatMap((entry) =>
          entry.samples.map(({ place, value }) => ({
            type: entry.type,
            place,
            value,
            edit_at: addressOf(samples.adminUrl, entry),
          })),
        ),
        are_hidden: samples.areHidden,
      }
      return sendAnswer(reply, { envelope: succeeded(m.samples_listed(), data) })
    },
  })
}

/** The address of an entry in the content service. */
function addressOf(adminUrl: string, { kind, uid, documentId }: SampleEntry): string {
  const path =
    kind === 'singleType'
      ? `single-types/${uid}`
      : `collection-types/${uid}/${encodeURIComponent(documentId)}`
  return `${adminUrl}/content-manager/${path}`
}
