import type { Db } from '#schema.ts'

/** Selects the ids of the requests that somebody of the staff has, or has a booked appointment for. */
export function ownRequestIds(db: Db, staffId: string) {
  return db
    .selectFrom('consultation_requests')
    .select('id')
    .where('assigned_to', '=', staffId)
    .where('ended_at', 'is', null)
    .union(
      db
        .selectFrom('appointments')
        .select('request_id as id')
        .where('staff_id', '=', staffId)
        .where('status', '=', 'booked'),
    )
}
