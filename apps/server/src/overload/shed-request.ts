import type { IncomingMessage, ServerResponse } from 'node:http'
import { refused } from '@pulli/api/http/refusals.ts'
import type { BusyPage } from './busy-page.ts'

const RETRY_AFTER_SECONDS = 5

/** Small files, health, publications, and the way to help: these are answered whatever else is not. */
const ALWAYS_ANSWERED =
  /^\/(?:livez$|readyz$|metrics$|crisis$|internal\/|assets\/|img\/|uploads\/|[\w-]+\.(?:svg|png|webmanifest)$)/

/** Says whether an address is left to wait while the process has more to do than it can. */
export function mayBeShed(url: string): boolean {
  return !ALWAYS_ANSWERED.test(url.split('?', 1)[0] ?? '')
}

/** Answers 503 at once, without a look at the request: the envelope to a program, a page to a person. */
export function shedRequest(
  request: IncomingMessage,
  response: ServerResponse,
  busyPage: BusyPage | undefined,
) {
  const isCall = request.url?.startsWith('/api/') || busyPage === undefined
  const body = isCall ? JSON.stringify(refused('unavailable').envelope) : busyPage.body
  if (!isCall) response.setHeader('content-security-policy', busyPage.policy)
  response.writeHead(503, {
    'content-type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
