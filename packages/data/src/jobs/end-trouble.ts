import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** The job. If it is running, a worker has it, and nothing was changed; undefined: there is none whose time has come. */
type Found = {
  task: string
  /** What it is about, where its payload says so. */
  subjectId: string | null
  isRunning: boolean
}

/** Lets a job that was not done run at once, with all its tries. */
export async function retryTroubledJob(tx: Tx, id: string): Promise<Found | undefined> {
  const found = await lockJob(tx, id)
  if (found && !found.isRunning)
    await sql`
      update graphile_worker._private_jobs set attempts = 0, run_at = now(), last_error = null where id = ${id}::bigint`.execute(
      tx,
    )
  return found
}

/** Ends a job that was not done: it is never tried again. */
export async function giveUpTroubledJob(tx: Tx, id: string): Promise<Found | undefined> {
  const found = await lockJob(tx, id)
  if (found && !found.isRunning)
    await sql`delete from graphile_worker._private_jobs where id = ${id}::bigint`.execute(tx)
  return found
}

/** A job for later is none of these: it would run before its time. */
async function lockJob(tx: Tx, id: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select identifier as task, locked_at is not null as "isRunning",
      substring(payload ->> 'id' from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$') as "subjectId"
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where jobs.id = ${id}::bigint and (attempts > 0 or run_at <= now())
    for update of jobs`.execute(tx)
  return rows[0]
}
