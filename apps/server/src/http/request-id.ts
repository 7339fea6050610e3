import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const ids = new WeakMap<IncomingMessage, string>()

/**
 * Gives a request the id under which the log has it, and says it in the answer, whoever makes that: a kept page, a
 * file, the framework. An id that a caller sends is not taken: it could be anybody's text in our log.
 */
export function identify(request: IncomingMessage, response: ServerResponse): void {
  const id = randomUUID()
  ids.set(request, id)
  response.setHeader('x-request-id', id)
}

/** The id of a request. */
export function requestId(request: IncomingMessage): string {
  return ids.get(request) ?? randomUUID()
}
