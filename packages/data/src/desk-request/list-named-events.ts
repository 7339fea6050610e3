import type { Db } from '#schema.ts'
import type { NamedEvent } from './desk-request-row.ts'

/** Lists what happened to a request, the first first, with the names of the staff. */
export async function listNamedEvents(db: Db, requestId: string): Promise<NamedEvent[]> {
  const rows = await db
    .selectFrom('request_events as event')
    .leftJoin('staff', 'staff.id', 'event.staff_id')
    .select([
      'event.kind',
      'event.occurred_at as occurredAt',
      'event.actor',
      'event.reason',
      'staff.id as staffId',
      'staff.name as staffName',
    ])
    .where('event.request_id', '=', requestId)
    .orderBy('event.position')
    .execute()
  return rows.map(({ staffId, staffName, ...event }) => ({
    ...event,
    staff: staffId === null || staffName === null ? null : { id: staffId, name: staffName },
  }))
}
