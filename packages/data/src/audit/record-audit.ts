import { sql } from 'kysely'
import { WITH_THE_NEXT } from '#kept-statements.ts'
import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** One thing that was done. It holds no personal data: a member appears by pseudonym (decision D42). */
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
 * Writes who did what, in the transaction in which it is done. No audit row, no change: it travels with the `commit`,
 * which fails where it fails.
 */
export async function recordAudit(tx: Tx, ...events: [AuditEvent, ...AuditEvent[]]): Promise<void> {
  await tx.insertInto('audit_events').values(events.map(rowOf)).modifyEnd(sql.raw(WITH_THE_NEXT)).execute()
}

const rowOf = (event: AuditEvent) => ({
  id: uuidV7(event.now),
  occurred_at: event.now,
  actor: event.actor,
  action: event.action,
  subject_kind: event.subjectKind,
  subject_id: event.subjectId ?? null,
  // Its length is bounded by a check: a caller's long id must not cost the change.
  request_id: event.requestId?.slice(0, 100) || null,
})
