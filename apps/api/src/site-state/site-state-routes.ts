import { Refusal, succeeded, successOf } from '@pulli/contracts/envelope.ts'
import { SiteState } from '@pulli/contracts/site-state.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { STAFF_ONLY, staffOf } from '#staff/require-staff.ts'
import { endJobTrouble } from './end-job-trouble.ts'
import { readSiteState } from './read-site-state.ts'

const head = { tags: ['Site'], security: STAFF_ONLY, querystring: z.strictObject({}) }
const refusals = { '4xx': Refusal, '5xx': Refusal }
const config = { staffRoles: ['owner'] } as const
const params = z.object({ id: z.string().describe('Of the job.') })

/** `GET /site-state`, `POST /jobs/{id}/retry`, `POST /jobs/{id}/give-up` */
export function siteStateRoutes(fastify: FastifyInstance, context: ApiContext): void {
  const app = fastify.withTypeProvider<ZodTypeProvider>()

  app.get('/site-state', {
    config,
    schema: {
      ...head,
      operationId: 'readSiteState',
      summary: 'Read how the site is doing',
      description:
        'For owners: what is wrong, what failed or waits, backups, certificates, disks and versions. It names nobody.',
      response: { 200: successOf(SiteState), ...refusals },
    },
    handler: async (_request, reply) =>
      sendAnswer(reply, { envelope: succeeded(m.state_read(), await readSiteState(context)) }),
  })

  app.post('/jobs/:id/retry', {
    config,
    schema: {
      ...head,
      params,
      operationId: 'retryJob',
      summary: 'Try a job again that was not done',
      description: 'For owners. It runs at once, and has all its tries again. Audited.',
      response: { 200: successOf(z.null()), ...refusals },
    },
    handler: async (request, reply) => {
      await endJobTrouble(context, { ...callOf(request), end: 'retry' })
      return sendAnswer(reply, { envelope: succeeded(m.state_job_retried(), null) })
    },
  })

  app.post('/jobs/:id/give-up', {
    config,
    schema: {
      ...head,
      params,
      operationId: 'giveUpJob',
      summary: 'Give up a job that was not done',
      description: 'For owners. It is never tried again. Audited.',
      response: { 200: successOf(z.null()), ...refusals },
    },
    handler: async (request, reply) => {
      await endJobTrouble(context, { ...callOf(request), end: 'give-up' })
      return sendAnswer(reply, { envelope: succeeded(m.state_job_given_up(), null) })
    },
  })
}

function callOf(request: Parameters<typeof staffOf>[0] & { params: { id: string } }) {
  return { id: request.params.id, staffId: staffOf(request).staffId, requestId: request.id }
}
