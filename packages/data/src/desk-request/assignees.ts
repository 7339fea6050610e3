import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'

/** Lists all people at the desk, by name, with the team entry that shows them. */
export async function listAssignable(db: Db) {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'teamEntry', 'isSample'])
    .where('removedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Returns which of some people were removed from the desk. */
export async function listRemovedOf(db: Db, staffIds: readonly string[]): Promise<string[]> {
  if (staffIds.length === 0) return []
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where('id', 'in', staffIds)
    .where('removedAt', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

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
