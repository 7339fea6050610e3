import { SiteState, type StateJob } from '@pulli/contracts/site-state.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import {
  giveUpTroubledJob,
  listTroubledJobs,
  retryTroubledJob,
  type TroubledJob,
} from '@pulli/data/jobs/troubled-jobs.ts'
import { countUndelivered } from '@pulli/data/message/messages-sent.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { DAY } from '@pulli/domain/time/durations.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { callsOf } from '#http/calls.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { staffEvent } from '#staff/staff-event.ts'
import { jobWords } from './job-words.ts'
import { problemsInWords } from './problems-in-words.ts'
import { readSiteFacts } from './read-site-facts.ts'
import { FOLDER_WORDS, PART_WORDS, sizeWords } from './state-words.ts'

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
    run: async ({ context, caller: { person, traceId }, id }) => {
      await endJobTrouble(context, { id, staffId: person.staffId, traceId, end: 'retry' })
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
    run: async ({ context, caller: { person, traceId }, id }) => {
      await endJobTrouble(context, { id, staffId: person.staffId, traceId, end: 'give-up' })
      return null
    },
  }),
}

const ENDS = { retry: retryTroubledJob, 'give-up': giveUpTroubledJob } as const

type EndJobTroubleInput = { id: string; end: keyof typeof ENDS; staffId: string; traceId: string }

/** What PostgreSQL takes as an id of a job. */
const JOB_ID = /^\d{1,18}$/

/**
 * Lets a job that was not done run again at once, or ends it. The audit trail has which kind of job, and what it was about.
 * @throws DomainError `unknown-job`, `job-running`
 */
async function endJobTrouble(context: ApiContext, input: EndJobTroubleInput): Promise<void> {
  const { id, end, staffId, traceId } = input
  if (!JOB_ID.test(id)) throw new DomainError('unknown-job')
  await context.database.db.transaction().execute(async (tx) => {
    const job = await ENDS[end](tx, id)
    if (job === undefined) throw new DomainError('unknown-job')
    if (job.isRunning) throw new DomainError('job-running')
    const subject = { subjectKind: job.task, ...(job.subjectId !== null && { subjectId: job.subjectId }) }
    await recordAudit(
      tx,
      staffEvent({ staffId, action: `job.${end}`, ...subject, traceId, now: context.clock() }),
    )
  })
}

const MOST_JOBS = 50
const UNDELIVERED_MILLISECONDS = 7 * DAY

/** Returns the site status, without personal data: no address, no number, and no error that may quote one. */
async function readSiteState(context: ApiContext): Promise<SiteState> {
  const { database, codes, samples } = context
  const since = new Date(context.clock().getTime() - UNDELIVERED_MILLISECONDS)
  const [facts, jobs, undelivered, sampleCount] = await Promise.all([
    readSiteFacts(context),
    listTroubledJobs(database.db, MOST_JOBS),
    countUndelivered(database.db, since),
    countSamples(samples),
  ])
  const { now, machine, backups } = facts
  const jobCount = facts.jobs.reduce((sum, { givenUp, waiting }) => sum + givenUp + waiting, 0)
  return {
    read_at: now.toISOString(),
    is_trial: machine.isTrial,
    problems: problemsInWords(facts),
    version: facts.version,
    database_version: facts.databaseVersion ?? null,
    jobs: jobs.map(shownJob),
    more_jobs: Math.max(0, jobCount - jobs.length),
    queue: facts.jobs.map(({ kind, givenUp, waiting }) => ({ kind, given_up: givenUp, waiting })),
    undelivered,
    last_backup_at: backups.backup?.toISOString() ?? null,
    last_drill_at: backups.drill?.toISOString() ?? null,
    samples: sampleCount,
    codes: codes.showsCodes ? 'shown' : facts.codesFailSince ? 'late' : 'taken',
    parts: machine.neighbours.map(({ name, circuit, since: changedAt, answeredAt }) => ({
      name: PART_WORDS[name](),
      answers: circuit === 'closed',
      since: changedAt.toISOString(),
      answered_at: answeredAt?.toISOString() ?? null,
    })),
    disks: machine.disks.map(({ folder, freeBytes }) => ({
      folder: FOLDER_WORDS[folder](),
      free: sizeWords(freeBytes),
    })),
    certificates: machine.certificates.map(({ host, endsAt }) => ({
      host,
      ends_at: endsAt?.toISOString() ?? null,
    })),
  }
}

const shownJob = ({ id, task, kind, trouble, dueAt, failures, nextTryAt }: TroubledJob): StateJob => ({
  id,
  kind,
  what: jobWords(task),
  trouble,
  due_at: dueAt.toISOString(),
  failures,
  next_try_at: nextTryAt?.toISOString() ?? null,
})

/** While the content service gives no answer, the rest of the state is the more wanted. */
async function countSamples(samples: ApiContext['samples']): Promise<number | null> {
  const entries = await samples?.read().catch(() => undefined)
  return entries?.reduce((sum, entry) => sum + entry.samples.length, 0) ?? null
}
