import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Ends the lease of a worker that no longer runs a job, and frees what it did not give back. */
export async function endWorkerLease(db: Db, id: string): Promise<void> {
  await sql`
    with ended as (delete from job_workers where id = ${id})
    select graphile_worker.force_unlock_workers(array[${id}])`.execute(db)
}
