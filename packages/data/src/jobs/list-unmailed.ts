import { sql } from 'kysely'
import type { Db } from '#schema.ts'
import { FIRST_DUE, IS_DUE, IS_RECIPIENT_BUSY, TRIED_JOBS } from './tried-jobs.ts'

/** The jobs of a kind of mail that were not sent yet: for how long the oldest has been due. */
export type UnmailedJobs = { task: string; oldestSeconds: number }

/**
 * Lists the kinds of mail that wait to be sent, also those that the queue has given up. A mail whose recipients alone are busy
 * is left out: others arrive meanwhile.
 */
export async function listUnmailed(db: Db): Promise<UnmailedJobs[]> {
  const { rows } = await sql<UnmailedJobs>`
    select identifier as task, max(extract(epoch from now() - ${FIRST_DUE}))::float8 as "oldestSeconds"
    from ${TRIED_JOBS}
    where identifier like 'mail-%' and not ${IS_RECIPIENT_BUSY} and ${IS_DUE}
    group by identifier order by identifier`.execute(db)
  return rows
}
