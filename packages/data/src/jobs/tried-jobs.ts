import { sql } from 'kysely'

/**
 * The jobs with their tasks, how often each failed (`failures`), and how long the queue put it off for that (`pauses`): its
 * pauses are `exp(least(attempts, 10))` seconds. A job that runs now has counted this attempt already.
 */
export const TRIED_JOBS = sql`
  graphile_worker._private_jobs as jobs
  join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
  cross join lateral (select attempts - (locked_at is not null)::int as failures) as tried
  cross join lateral (
    select make_interval(secs =>
      (exp(least(failures, 10) + 1) - exp(1)) / (exp(1) - 1) + exp(10) * greatest(failures - 10, 0)) as pauses
  ) as paused`

/**
 * When a job was first due. It may be made weeks before, and each failure puts off its time, so the sum of the pauses leads
 * back. A reminder is tried more often, and says when it was due.
 */
export const FIRST_DUE = sql`coalesce((payload ->> 'due')::timestamptz, greatest(created_at, run_at - pauses))`

/** Its time has come, or came and it failed. */
export const IS_DUE = sql`(failures > 0 or run_at <= now())`

/** The queue stores the whole message of a failure (`RecipientBusy`): others get their mails meanwhile. */
export const IS_RECIPIENT_BUSY = sql`coalesce(last_error, '') like 'mail not sent: recipient busy%'`
