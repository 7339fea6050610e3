import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Deletes the attempts of finished jobs. */
export async function forgetMailAttempts(db: Db): Promise<void> {
  await sql`
    delete from mail_attempts
    where not exists (select from graphile_worker._private_jobs as jobs where jobs.id = job_id)`.execute(db)
}
