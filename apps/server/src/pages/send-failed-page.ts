import type { IncomingMessage, ServerResponse } from 'node:http'
import { failedPage } from '@pulli/web/document/failed-page.ts'

const { html, policy } = failedPage()
const BODY = Buffer.from(html)

/** The headers of the page shown after a failed render, besides the common ones. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
}

/** The failed page as a `Response`, for React Router. */
export function failedAnswer(): Response {
  return new Response(BODY, { status: 500, headers: HEADERS })
}

/** Answers 500 with the helplines. A response that has begun is aborted: half a page is useless. */
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
