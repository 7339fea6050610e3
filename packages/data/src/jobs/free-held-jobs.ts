import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** A worker without a heartbeat for this long, and without a lock, has ended. */
export const LEASE_SECONDS = 12

/** The advisory lock that a worker holds for as long as its connection is open. */
export const advisoryKey = (id: string) => `hashtextextended('job worker ' || ${id}, 0)`

/**
 * Unlocks the jobs of workers that are no longer there; the queue itself would wait for four hours. A worker whose process is
 * stopped still has its connection, and its locks for five minutes. `ownerless`: a lock without a worker, as of a version before,
 * counts if it is older.
 */
export async function freeHeldJobs(db: Db, ownerless = new Date(Date.now() - 300_000)): Promise<void> {
  await sql`
    with silent as materialized (
      select id from job_workers
      where seen_at < now() - make_interval(secs => ${sql.lit(LEASE_SECONDS)}) for update skip locked
    ), gone as (
      delete from job_workers using silent
      where job_workers.id = silent.id and (job_workers.seen_at < now() - interval '5 minutes'
        or pg_try_advisory_xact_lock(${sql.raw(advisoryKey('silent.id'))}))
      returning job_workers.id
    ), others as (
      select distinct locked_by as id from graphile_worker._private_jobs as jobs
      where locked_at < ${ownerless} and not exists (select from job_workers where id = jobs.locked_by)
    )
    select graphile_worker.force_unlock_workers(array(select id from gone union select id from others))`.execute(
    db,
  )
}
