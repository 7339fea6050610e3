import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'

/**
 * The jobs with their tasks, how often each failed (`failures`), and how long the queue put it off for that (`pauses`): its
 * pauses are `exp(least(attempts, 10))` seconds. A job that runs now has counted this attempt already.
 */
export const TRIED_JOBS = sql`
  graphile_worker._private_jobs as jobs
  join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
  cross join lateral (select attempts - (locked_at is not null)::int as failures) as tried
  cross join lateral (
    select make_interval(secs =>
      (exp(least(failures, 10) + 1) - exp(1)) / (exp(1) - 1) + exp(10) * greatest(failures - 10, 0)) as pauses
  ) as paused`

/**
 * When a job was first due. It may be made weeks before, and each failure puts off its time, so the sum of the pauses leads
 * back. A reminder is tried more often, and says when it was due.
 */
export const FIRST_DUE = sql`coalesce((payload ->> 'due')::timestamptz, greatest(created_at, run_at - pauses))`

/** Its time has come, or came and it failed. */
export const IS_DUE = sql`(failures > 0 or run_at <= now())`

/** The queue stores the whole message of a failure (`RecipientBusy`): others get their mails meanwhile. */
export const IS_RECIPIENT_BUSY = sql`coalesce(last_error, '') like 'mail not sent: recipient busy%'`

/** By what a job does for people. */
export const JOB_KINDS = ['mail', 'text', 'job'] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** `given-up`: no try is left; `failing`: it failed and is tried again; `running`: it failed, and runs now; `late`: never tried. */
export type JobTrouble = 'given-up' | 'failing' | 'running' | 'late'

/** A job that is due and was not done. */
export type TroubledJob = {
  id: string
  task: string
  kind: JobKind
  trouble: JobTrouble
  dueAt: Date
  failures: number
  /** Of a job that is tried again; null: now, or never. */
  nextTryAt: Date | null
}

/** Of one kind; `oldestSeconds`: for how long the oldest has been due, without mails whose recipients alone are busy. */
export type TroubledCount = { kind: JobKind; givenUp: number; waiting: number; oldestSeconds: number }

/** The mail about the site status: it would report itself. */
export const STATE_MAIL = 'mail-site-state'

/** A job that is due for less than this, and did not fail, only waits for its turn. */
const LATE_MINUTES = 5

const KIND = sql`case when identifier like 'mail-%' then 'mail' when identifier like 'text-%' then 'text' else 'job' end`

const IS_GIVEN_UP = sql`(attempts >= max_attempts and locked_at is null)`

const IS_TROUBLED = sql`
  identifier <> ${sql.lit(STATE_MAIL)} and ${IS_DUE}
  and (failures > 0 or (locked_at is null and run_at < now() - make_interval(mins => ${sql.lit(LATE_MINUTES)})))`

/** Lists the jobs that were not done though their time has come: what was given up first, then by what has waited longest. */
export async function listTroubledJobs(db: Db, most: number): Promise<TroubledJob[]> {
  const { rows } = await sql<TroubledJob>`
    select jobs.id::text, identifier as task, ${KIND} as kind, ${FIRST_DUE} as "dueAt", failures,
      case when ${IS_GIVEN_UP} then 'given-up' when locked_at is not null then 'running'
        when failures > 0 then 'failing' else 'late' end as trouble,
      case when locked_at is null and attempts < max_attempts and run_at > now() then run_at end as "nextTryAt"
    from ${TRIED_JOBS}
    where ${IS_TROUBLED}
    order by ${IS_GIVEN_UP} desc, "dueAt", jobs.id
    limit ${most}`.execute(db)
  return rows
}

/** Counts them by kind; each kind has its row. */
export async function countTroubledJobs(db: Db): Promise<TroubledCount[]> {
  const { rows } = await sql<TroubledCount>`
    select ${KIND} as kind, count(*) filter (where ${IS_GIVEN_UP})::int as "givenUp",
      count(*) filter (where not ${IS_GIVEN_UP})::int as waiting,
      coalesce(max(extract(epoch from now() - ${FIRST_DUE})) filter (where not ${IS_GIVEN_UP} and not ${IS_RECIPIENT_BUSY}), 0)::float8
        as "oldestSeconds"
    from ${TRIED_JOBS}
    where ${IS_TROUBLED}
    group by 1`.execute(db)
  return JOB_KINDS.map(
    (kind) => rows.find((row) => row.kind === kind) ?? { kind, givenUp: 0, waiting: 0, oldestSeconds: 0 },
  )
}

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
