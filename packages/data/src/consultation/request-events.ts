import {
  type RequestEventKind,
  type RequestState,
  stateOf,
  stepTo,
} from '@pulli/domain/consultation/request-life.ts'
import { settlesCall } from '@pulli/domain/consultation/wished-call.ts'
import type { Db, RequestActor, Tx } from '#schema.ts'
import { lockRequest } from './requests.ts'
import { endWishedCall } from './wished-calls.ts'

/** What happens to a request. An event of the staff names who did it. */
export type NewRequestEvent = {
  requestId: string
  kind: RequestEventKind
  actor: RequestActor
  staffId?: string
  /** A code such as `no-answer`. */
  reason?: string
  now: Date
}

/**
 * Records what happens to a request, after it is locked: of two that happen at once, the second is judged by the state
 * that the first left.
 *
 * @returns the state before and after, `after` undefined where the event is not allowed and nothing was recorded;
 *   undefined if there is no such request
 */
export async function recordRequestEvent(
  tx: Tx,
  { requestId, kind, actor, staffId, reason, now }: NewRequestEvent,
): Promise<{ before: RequestState; after: RequestState | undefined } | undefined> {
  const events = await lockRequest(tx, requestId)
  if (events === undefined) return undefined
  const before = stateOf(events.map((event) => event.kind))
  const after = stepTo(before, kind)
  if (after === undefined) return { before, after }
  await tx
    .insertInto('requestEvents')
    .values({
      requestId,
      position: events.length + 1,
      kind,
      occurredAt: now,
      actor,
      staffId: staffId ?? null,
      reason: reason ?? null,
    })
    .execute()
  if (settlesCall(kind)) await endWishedCall(tx, requestId)
  return { before, after }
}

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
    .selectFrom('requestEvents')
    .select(['kind', 'occurredAt', 'actor', 'staffId', 'reason'])
    .where('requestId', '=', requestId)
    .orderBy('position')
    .execute()
}
