import { sql } from 'kysely'
import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** An audited action. It holds no personal data: a member appears by pseudonym (decision D42). */
export type AuditEvent = {
  actor: string
  /** `<noun>.<verb>`, such as `consultation-request.submit`. */
  action: string
  subjectKind: string
  subjectId?: string
  requestId?: string
  now: Date
}

/**
 * Records who did what, in the transaction that does it: without its audit row there is no change. The database sets
 * the time.
 */
export async function recordAudit(tx: Tx, ...events: [AuditEvent, ...AuditEvent[]]): Promise<void> {
  await sql`
    insert into audit_events (id, actor, action, subject_kind, subject_id, request_id)
    values ${sql.join(events.map(rowOf))}`.execute(tx)
}

function rowOf({ now, actor, action, subjectKind, subjectId, requestId }: AuditEvent) {
  // A check bounds its length: a caller's long id must not fail the change.
  const shortId = requestId?.slice(0, 100) || null
  return sql`(${uuidV7(now)}, ${actor}, ${action}, ${subjectKind}, ${subjectId ?? null}, ${shortId})`
}
