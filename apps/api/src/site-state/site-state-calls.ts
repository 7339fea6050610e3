import { SiteState } from '@pulli/contracts/site-state.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { callsOf } from '#http/calls.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { endJobTrouble } from './end-job-trouble.ts'
import { readSiteState } from './read-site-state.ts'

const call = callsOf({ tag: 'Site', caller: ['owner'], limit: KNOWN_STAFF })
const params = { id: { schema: z.string().describe('Of the job.') } }

/** How the site is doing, and the jobs that were not done. */
export const siteStateCalls = {
  readSiteState: call({
    route: 'GET /site-state',
    summary: 'Read how the site is doing',
    description:
      'For owners: what is wrong, what failed or waits, backups, certificates, disks and versions. It names nobody.',
    answer: SiteState,
    says: m.state_read,
    run: ({ context }) => readSiteState(context),
  }),
  retryJob: call({
    route: 'POST /jobs/:id/retry',
    summary: 'Try a job again that was not done',
    description: 'For owners. It runs at once, and has all its tries again. Audited.',
    params,
    answer: z.null(),
    refuses: ['unknown-job', 'job-running'],
    retry: { safeBecause: 'sent again the job is done, runs, or is tried once more' },
    // What goes out again.
    signIn: 'fresh',
    says: m.state_job_retried,
    run: async ({ context, caller: { person, requestId }, id }) => {
      await endJobTrouble(context, { id, staffId: person.staffId, requestId, end: 'retry' })
      return null
    },
  }),
  giveUpJob: call({
    route: 'POST /jobs/:id/give-up',
    summary: 'Give up a job that was not done',
    description: 'For owners. It is never tried again. Audited.',
    params,
    answer: z.null(),
    refuses: ['unknown-job', 'job-running'],
    retry: { safeBecause: 'sent again it answers 404, and nothing is left to give up' },
    signIn: 'fresh',
    says: m.state_job_given_up,
    run: async ({ context, caller: { person, requestId }, id }) => {
      await endJobTrouble(context, { id, staffId: person.staffId, requestId, end: 'give-up' })
      return null
    },
  }),
}
