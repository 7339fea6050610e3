import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'
import { FIRST_DUE, IS_DUE, IS_RECIPIENT_BUSY, TRIED_JOBS } from './troubled-jobs.ts'

/** A background job. Its payload holds ids only, so that it carries no personal data. */
export type NewJob = {
  task: string
  payload: Record<string, string>
  /** A later job with the same key replaces this one. */
  key: string
  /** 25 attempts with the queue's exponential backoff span about four days. */
  maxAttempts?: number
  /** When it is due. Default: at once. */
  runAt?: Date
  /** Jobs of one queue run one at a time. Default: none. */
  queue?: string
}

/** Queues a job in the transaction of its change: both commit, or neither. */
export async function addJob(tx: Tx, job: NewJob): Promise<void> {
  const { task, payload, key, maxAttempts = 25, runAt, queue } = job
  await sql`
    select graphile_worker.add_job(
      ${task}::text,
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queue ?? null}::text,
      run_at => ${runAt ?? null}::timestamptz,
      job_key => ${key}::text,
      max_attempts => ${maxAttempts}::integer
    )`.execute(tx)
}

/** The state of the queue: pending jobs, jobs that failed for good, and since when the oldest has been due. */
export type JobCounts = { waiting: number; givenUp: number; oldestSeconds: number }

/** Counts the jobs. Completed ones are deleted, so the table is small. */
export async function countJobs(db: Db): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where attempts < max_attempts)::int as waiting,
      count(*) filter (where attempts >= max_attempts)::int as "givenUp",
      coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and run_at < now())), 0)::float8
        as "oldestSeconds"
    from graphile_worker._private_jobs`.execute(db)
  return rows[0] ?? { waiting: 0, givenUp: 0, oldestSeconds: 0 }
}

/**
 * Lets no reminder that failed wait for longer than to an instant: the pauses of the queue grow to hours, and a reminder
 * says nothing any more once its appointment has begun.
 */
export async function hurryReminders(db: Db, latest: Date): Promise<void> {
  await sql`
    update graphile_worker._private_jobs as jobs set run_at = ${latest}
    from graphile_worker._private_tasks as tasks
    where tasks.id = jobs.task_id and tasks.identifier in ('mail-appointment', 'text-reminder') and jobs.payload ->> 'due' is not null
      and jobs.attempts > 0 and jobs.attempts < jobs.max_attempts and jobs.run_at > ${latest} and jobs.locked_at is null`.execute(
    db,
  )
}

/** The jobs of a kind of mail that were not sent yet: for how long the oldest has been due. */
export type UnmailedJobs = { task: string; oldestSeconds: number }

/**
 * Lists the kinds of mail that wait to be sent, also those that the queue has given up. A mail whose recipients alone are busy
 * is left out: others arrive meanwhile.
 */
export async function listUnmailed(db: Db): Promise<UnmailedJobs[]> {
  const { rows } = await sql<UnmailedJobs>`
    select identifier as task, max(extract(epoch from now() - ${FIRST_DUE}))::float8 as "oldestSeconds"
    from ${TRIED_JOBS}
    where identifier like 'mail-%' and not ${IS_RECIPIENT_BUSY} and ${IS_DUE}
    group by identifier order by identifier`.execute(db)
  return rows
}
