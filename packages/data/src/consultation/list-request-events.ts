import type { RequestEventKind } from '@pulli/domain/consultation/request-life.ts'
import type { Db, RequestActor } from '#schema.ts'

/** What happened to a request, and who made it happen. */
export type RequestEvent = {
  kind: RequestEventKind
  occurredAt: Date
  actor: RequestActor
  staffId: string | null
  /** A code such as `no-answer`. */
  reason: string | null
}

/** Returns what happened to a request, the first first. */
export async function listRequestEvents(db: Db, requestId: string): Promise<RequestEvent[]> {
  return db
    .selectFrom('request_events')
    .select(['kind', 'occurred_at as occurredAt', 'actor', 'staff_id as staffId', 'reason'])
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute()
}
