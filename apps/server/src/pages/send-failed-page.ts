import type { IncomingMessage, ServerResponse } from 'node:http'
import { failedPage } from '@pulli/web/document/failed-page.ts'

const { html, policy } = failedPage()
const BODY = Buffer.from(html)

/** The headers of the page that stands in for one whose rendering failed, beside those of every answer. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
}

/** The same as an answer that React Router gives on. */
export function failedAnswer(): Response {
  return new Response(BODY, { status: 500, headers: HEADERS })
}

/** Answers 500 with the numbers to call. What has begun to leave is broken off: half a page says nothing. */
export function sendFailedPage(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>> = {},
) {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(500, { ...headers, ...HEADERS, 'content-length': BODY.length })
  response.end(request.method === 'HEAD' ? undefined : BODY)
}
