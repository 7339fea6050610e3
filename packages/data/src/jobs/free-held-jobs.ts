import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/**
 * Unlocks jobs that a worker has held since before `before`: it was killed, or lost the database when it finished.
 * The queue itself would wait for four hours.
 */
export async function freeHeldJobs(db: Db, before: Date): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker._private_jobs where locked_at < ${before}
    ))`.execute(db)
}
