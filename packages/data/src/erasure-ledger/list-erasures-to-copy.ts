import { sql } from 'kysely'
import type { Db } from '#schema.ts'
import type { ErasureEvent } from './erasure-event.ts'

const MOST = 500

/** Lists erasures that are not yet beside the backups, the oldest first, at most 500. */
export async function listErasuresToCopy(db: Db): Promise<ErasureEvent[]> {
  const { rows } = await sql<ErasureEvent>`
    select event.id, event.occurred_at as "occurredAt", event.actor, event.action,
      event.subject_kind as "subjectKind", event.subject_id as "subjectId"
    from erasures_to_copy as waiting join audit_events as event on event.id = waiting.event_id
    order by event.id limit ${MOST}`.execute(db)
  return rows
}
