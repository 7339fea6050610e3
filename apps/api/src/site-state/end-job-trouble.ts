import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { giveUpTroubledJob, retryTroubledJob } from '@pulli/data/jobs/troubled-jobs.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { staffEvent } from '#staff/staff-event.ts'

const ENDS = { retry: retryTroubledJob, 'give-up': giveUpTroubledJob } as const

type EndJobTroubleInput = { id: string; end: keyof typeof ENDS; staffId: string; requestId: string }

/** What PostgreSQL takes as an id of a job. */
const JOB_ID = /^\d{1,18}$/

/**
 * Lets a job that was not done run again at once, or ends it. The audit trail has which kind of job, and what it was about.
 * @throws DomainError `unknown-job`, `job-running`
 */
export async function endJobTrouble(context: ApiContext, input: EndJobTroubleInput): Promise<void> {
  const { id, end, staffId, requestId } = input
  if (!JOB_ID.test(id)) throw new DomainError('unknown-job')
  await context.database.db.transaction().execute(async (tx) => {
    const job = await ENDS[end](tx, id)
    if (job === undefined) throw new DomainError('unknown-job')
    if (job.isRunning) throw new DomainError('job-running')
    const subject = { subjectKind: job.task, ...(job.subjectId !== null && { subjectId: job.subjectId }) }
    await recordAudit(
      tx,
      staffEvent({ staffId, action: `job.${end}`, ...subject, requestId, now: context.clock() }),
    )
  })
}
