import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const ids = new WeakMap<IncomingMessage, string>()

/**
 * Assigns a request the id under which it is logged, and returns it in a header. An id from the client is ignored: it
 * would be arbitrary text in the log.
 */
export function identify(request: IncomingMessage, response: ServerResponse, id: string): void {
  ids.set(request, id)
  response.setHeader('x-request-id', id)
}

/** Returns the id of a request: `traceId` in code, `requestId` in the log. */
export function traceId(request: IncomingMessage): string {
  return ids.get(request) ?? randomUUID()
}
