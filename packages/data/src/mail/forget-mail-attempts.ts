import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Forgets the attempts of jobs that are done. */
export async function forgetMailAttempts(db: Db): Promise<void> {
  await sql`
    delete from mail_attempts
    where not exists (select from graphile_worker._private_jobs as jobs where jobs.id = job_id)`.execute(db)
}
