import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/**
 * Takes the jobs back from workers that hold one since before `before`: such a worker was killed, or lost the
 * database at the moment it was done. By itself the queue would wait for four hours.
 */
export async function freeHeldJobs(db: Db, before: Date): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker._private_jobs where locked_at < ${before}
    ))`.execute(db)
}
