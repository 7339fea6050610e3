import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Unassigns the open requests of a person who leaves the desk. They wait for the office again,
 * as do those with an appointment that will not take place.
 */
export async function leaveRequests(tx: Tx, staffId: string): Promise<void> {
  await sql`
    update consultation_requests set is_left = true, assigned_to = nullif(assigned_to, ${staffId})
    where ended_at is null and id in (
      select id from consultation_requests where assigned_to = ${staffId} and ended_at is null
      union select request_id from appointments where staff_id = ${staffId} and status in ('held', 'booked'))`.execute(
    tx,
  )
}
