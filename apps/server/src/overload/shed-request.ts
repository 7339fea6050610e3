import type { IncomingMessage, ServerResponse } from 'node:http'
import { refused } from '@pulli/api/http/refusals.ts'
import { addresses } from '@pulli/web/addresses.ts'

const RETRY_AFTER_SECONDS = 5

/** Answers 503 without processing the request: with the JSON envelope for the API, else with a page. */
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

/** The page sent while requests are shed. */
export interface BusyPage {
  readonly body: Buffer
  readonly policy: string
}

/** Rendered in advance: there is no time for it under overload. */
export async function busyPageOf(render: (path: string) => Promise<Response>): Promise<BusyPage | undefined> {
  const answer = await render(addresses.busy).catch(() => undefined)
  const policy = answer?.headers.get('content-security-policy')
  if (answer?.status !== 503 || !policy) return undefined
  return { body: Buffer.from(await answer.arrayBuffer()), policy }
}
