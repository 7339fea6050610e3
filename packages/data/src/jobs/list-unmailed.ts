import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** The queue stores the whole message of a failure (`RecipientBusy`). */
const RECIPIENT_BUSY = 'mail not sent: recipient busy%'

/** The jobs of a kind of mail that were not sent yet: for how long the oldest has been due. */
export type UnmailedJobs = { task: string; oldestSeconds: number }

/**
 * Lists the kinds of mail that wait to be sent, also those that the queue has given up. A job may be made weeks before it
 * is due, and each failure puts off its time: the pauses of the queue are `exp(least(attempts, 10))` seconds, so their sum
 * leads back to the time when it was first due. A reminder is tried more often, and says when it was due. A mail whose
 * recipients alone are busy is left out: others arrive meanwhile.
 */
export async function listUnmailed(db: Db): Promise<UnmailedJobs[]> {
  const { rows } = await sql<UnmailedJobs>`
    select identifier as task, max(extract(epoch from now() - coalesce((payload ->> 'due')::timestamptz, greatest(created_at, run_at - pauses))))::float8 as "oldestSeconds"
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    cross join lateral (select attempts - (locked_at is not null)::int as failures) as tried
    cross join lateral (
      select make_interval(secs =>
        (exp(least(failures, 10) + 1) - exp(1)) / (exp(1) - 1) + exp(10) * greatest(failures - 10, 0)) as pauses
    ) as paused
    where identifier like 'mail-%' and coalesce(last_error, '') not like ${RECIPIENT_BUSY} and (failures > 0 or run_at <= now())
    group by identifier order by identifier`.execute(db)
  return rows
}
