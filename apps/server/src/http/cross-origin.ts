import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_HEADERS } from '@pulli/api/openapi/headers.ts'

/** What apps call: the provider API and the content reads, not the desk. */
const CALLS = /^\/api\/(?:v1\/mwellness|[a-z-]+)(?:[/?]|$)/

/** Files that content names: an app shows them as images and plays them, which asks for no permission beforehand. */
const FILES = /^\/(?:uploads|img)\//

/** How long a browser need not ask again before a call. Chromium's maximum. */
const PREFLIGHT_SECONDS = 7_200

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': ['authorization', 'content-type', 'if-none-match', ...REQUEST_HEADERS].join(
    ', ',
  ),
  'access-control-max-age': `${PREFLIGHT_SECONDS}`,
  vary: 'origin, access-control-request-method, access-control-request-headers',
}

const EXPOSED = [
  'allow',
  'content-disposition',
  'etag',
  'retry-after',
  'www-authenticate',
  'x-request-id',
].join(', ')

export interface CrossOrigin {
  /** Names and values in turn: what the answer to a request of an app has in addition. */
  headersFor(request: IncomingMessage): readonly string[]
  /** Answers the question of a browser whether an app may make a call; false leaves the request to others. */
  answerPreflight(request: IncomingMessage, response: ServerResponse): boolean
}

/**
 * Lets apps of other origins call with a bearer token and read content (decision D71). Cookies are not allowed: no answer
 * has `access-control-allow-credentials`, so browsers send and store none.
 */
export function crossOrigin(origins: readonly string[]): CrossOrigin {
  const allowed = new Set(origins)
  const originOf = ({ url = '', headers }: IncomingMessage) =>
    headers.origin !== undefined && allowed.has(headers.origin) && (CALLS.test(url) || FILES.test(url))
      ? headers.origin
      : undefined
  return {
    headersFor(request) {
      if (allowed.size === 0) return []
      const origin = originOf(request)
      return [
        ...(FILES.test(request.url ?? '') ? ['cross-origin-resource-policy', 'cross-origin'] : []),
        ...(origin === undefined
          ? []
          : ['access-control-allow-origin', origin, 'access-control-expose-headers', EXPOSED]),
      ]
    },
    answerPreflight(request, response) {
      const { method, headers } = request
      if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return false
      const origin = originOf(request)
      if (origin === undefined) return false
      response.writeHead(204, { 'access-control-allow-origin': origin, ...PREFLIGHT }).end()
      return true
    },
  }
}
