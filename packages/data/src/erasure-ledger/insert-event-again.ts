import { sql } from 'kysely'
import type { Tx } from '#schema.ts'
import type { ErasureEvent } from './erasure-event.ts'

/** Writes an event that was lost with the database into the audit trail again, under its own id and with today's time. */
export async function insertEventAgain(tx: Tx, event: ErasureEvent): Promise<void> {
  const { id, actor, action, subjectKind, subjectId } = event
  await sql`
    insert into audit_events (id, actor, action, subject_kind, subject_id)
    values (${id}, ${actor}, ${action}, ${subjectKind}, ${subjectId})`.execute(tx)
}
