import { sql } from 'kysely'
import type { Db } from '#schema.ts'
import { FIRST_DUE, IS_DUE, IS_RECIPIENT_BUSY, TRIED_JOBS } from './tried-jobs.ts'

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
