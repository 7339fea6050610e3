import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** How the queue stands: what waits, what was given up after its last try, and since when the oldest could run. */
export type JobCounts = { waiting: number; givenUp: number; oldestSeconds: number }

/** Counts the jobs. What is done is deleted, so the table is small. */
export async function countJobs(db: Db): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where attempts < max_attempts)::int as waiting,
      count(*) filter (where attempts >= max_attempts)::int as "givenUp",
      coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and run_at < now())), 0)::float8
        as "oldestSeconds"
    from graphile_worker._private_jobs`.execute(db)
  return rows[0] ?? { waiting: 0, givenUp: 0, oldestSeconds: 0 }
}
