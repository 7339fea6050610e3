import type { Db } from '@pulli/data/schema.ts'
import { sql } from 'kysely'

/** How much is stored and queued. */
export async function countsOf(db: Db) {
  const { rows } = await sql<{ requests: number; events: number; jobs: number }>`
    select
      (select count(*)::int from consultation_requests) as requests,
      (select count(*)::int from audit_events) as events,
      (select count(*)::int from graphile_worker.jobs where task_identifier = 'mail-consultation') as jobs
  `.execute(db)
  return rows[0]
}

export const NOTHING = { requests: 0, events: 0, jobs: 0 }
export const ONE_OF_EACH = { requests: 1, events: 1, jobs: 1 }
