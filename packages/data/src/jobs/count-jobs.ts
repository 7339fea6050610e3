import { sql } from 'kysely'
import type { Db } from '#schema.ts'

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
