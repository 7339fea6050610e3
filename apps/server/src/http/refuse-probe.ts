import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * TRACE, which gives back what a browser sent along, and `*`, which asks about the server and names nothing in it.
 * React Router can make neither into a request: both were answered 500 (security row 40).
 */
export async function refuseProbe(request: FastifyRequest, reply: FastifyReply) {
  if (request.method !== 'TRACE' && request.url !== '*') return
  return reply.code(405).headers({ allow: 'GET, HEAD, POST', 'cache-control': 'no-store' }).send()
}
