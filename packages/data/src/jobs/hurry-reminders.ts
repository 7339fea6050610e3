import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/**
 * Lets no reminder that failed wait for longer than to an instant: the pauses of the queue grow to hours, and a reminder
 * says nothing any more once its appointment has begun.
 */
export async function hurryReminders(db: Db, latest: Date): Promise<void> {
  await sql`
    update graphile_worker._private_jobs as jobs set run_at = ${latest}
    from graphile_worker._private_tasks as tasks
    where tasks.id = jobs.task_id and tasks.identifier in ('mail-appointment', 'text-reminder') and jobs.payload ->> 'due' is not null
      and jobs.attempts > 0 and jobs.attempts < jobs.max_attempts and jobs.run_at > ${latest} and jobs.locked_at is null`.execute(
    db,
  )
}
