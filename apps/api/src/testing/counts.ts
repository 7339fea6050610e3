import type { Database } from '@pulli/data/database.ts'

/** How much is stored and queued. */
export async function countsOf(pool: Database['pool']) {
  const { rows } = await pool.query<{ requests: number; events: number; jobs: number }>(`
    select
      (select count(*)::int from consultation_requests) as requests,
      (select count(*)::int from audit_events) as events,
      (select count(*)::int from graphile_worker.jobs where task_identifier = 'mail-consultation') as jobs
  `)
  return rows[0]
}

export const NOTHING = { requests: 0, events: 0, jobs: 0 }
export const ONE_OF_EACH = { requests: 1, events: 1, jobs: 1 }
