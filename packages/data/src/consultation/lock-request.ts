import type { Tx } from '#schema.ts'
import { listRequestEvents, type RequestEvent } from './list-request-events.ts'

/**
 * Locks a request until the transaction ends, so that what is done about it happens one after the other. Returns what
 * has happened to it, the first first; undefined if there is no such request.
 */
export async function lockRequest(tx: Tx, id: string): Promise<RequestEvent[] | undefined> {
  const locked = await tx
    .selectFrom('consultation_requests')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return locked && listRequestEvents(tx, id)
}
