import { refused } from '@pulli/api/http/refusals.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { QueueFull } from '#overload/fair-queue.ts'

/** No page has this address, so the not-found page is rendered. */
const NOWHERE = '/address-that-cannot-be-read'

/** No address of the site is nearly as long (security row 27). */
const LONGEST_ADDRESS = 2_048

/** As the content service says it. */
const MALFORMED_READ = {
  data: null,
  error: { status: 400, name: 'ValidationError', message: 'The address cannot be read.', details: {} },
}

/** Renders a page, queued by client address. */
type Render = (path: string, ip: string) => Promise<Response>

/**
 * Answers a malformed address (`/%E0%A4%A`): with the not-found page, which has the crisis line, or with JSON for the
 * API.
 */
export function refuseAddress(render: Render) {
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.code(400)
    if (error.code !== 'FST_ERR_BAD_URL' || request.url.startsWith('/api/')) {
      const isEnvelope = request.url.startsWith('/api/v1/')
      const answer = isEnvelope ? refused('malformed-request').envelope : MALFORMED_READ
      await reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id }).send(answer)
      return
    }
    await sendPageOfNowhere(request, reply, render)
  }
}

/** Rejects addresses longer than 2 KiB, in the same way. */
export function refuseLongAddress(render: Render) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.length <= LONGEST_ADDRESS) return
    reply.code(414)
    if (!request.url.startsWith('/api/')) return sendPageOfNowhere(request, reply, render)
    return reply.header('cache-control', 'no-store').send(refused('address-too-long').envelope)
  }
}

async function sendPageOfNowhere(request: FastifyRequest, reply: FastifyReply, render: Render) {
  const page = await render(NOWHERE, request.ip).catch((error: unknown) => {
    if (error instanceof QueueFull) return undefined
    throw error
  })
  if (page === undefined)
    return reply.header('cache-control', 'no-store').type('text/plain').send('This address cannot be read.\n')
  return reply.headers(Object.fromEntries(page.headers)).send(Buffer.from(await page.arrayBuffer()))
}

/**
 * Rejects TRACE, which echoes a browser's headers, `*`, which names no resource, and QUERY, which asks pages nothing. React
 * Router can't represent them and would answer 500 (security row 40). The API refuses methods itself.
 */
export async function refuseProbe(request: FastifyRequest, reply: FastifyReply) {
  const isQuery = request.method === 'QUERY' && !request.url.startsWith('/api/')
  if (request.method !== 'TRACE' && request.url !== '*' && !isQuery) return
  return reply.code(405).headers({ allow: 'GET, HEAD, POST', 'cache-control': 'no-store' }).send()
}
