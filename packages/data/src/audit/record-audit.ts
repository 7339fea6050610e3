import { sql } from 'kysely'
import { askToCopyErasures } from '#erasure-ledger/ask-to-copy-erasures.ts'
import { isCopied } from '#erasure-ledger/erasure-event.ts'
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
  const identified = events.map((event) => ({ id: uuidV7(event.now), ...event }))
  await sql`
    insert into audit_events (id, actor, action, subject_kind, subject_id, request_id)
    values ${sql.join(identified.map(rowOf))}`.execute(tx)
  const copied = identified.filter(({ action }) => isCopied(action))
  if (copied.length === 0) return
  await tx
    .insertInto('erasures_to_copy')
    .values(copied.map(({ id }) => ({ event_id: id })))
    .execute()
  await askToCopyErasures(tx)
}

function rowOf({ id, actor, action, subjectKind, subjectId, requestId }: AuditEvent & { id: string }) {
  // A check bounds its length: a caller's long id must not fail the change.
  const shortId = requestId?.slice(0, 100) || null
  return sql`(${id}, ${actor}, ${action}, ${subjectKind}, ${subjectId ?? null}, ${shortId})`
}
