import type { RequestEvent } from '@pulli/data/consultation/request-events.ts'
import { lockRequest } from '@pulli/data/consultation/requests.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { isOver, stateOf } from '@pulli/domain/consultation/request-life.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'

/**
 * Locks a request, so that of two clicks the second finds what the first one did.
 *
 * @returns what has happened to it
 * @throws DomainError `unknown-request` if it was erased meanwhile, `request-over`
 */
export async function lockOpenRequest(tx: Tx, id: string): Promise<RequestEvent[]> {
  const events = await lockRequest(tx, id)
  if (events === undefined) throw new DomainError('unknown-request')
  if (isOver(stateOf(events.map(({ kind }) => kind)))) throw new DomainError('request-over')
  return events
}
