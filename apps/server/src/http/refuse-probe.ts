import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Rejects TRACE, which echoes a browser's headers, and `*`, which names no resource. React Router can't represent
 * either and would answer 500 (security row 40).
 */
export async function refuseProbe(request: FastifyRequest, reply: FastifyReply) {
  if (request.method !== 'TRACE' && request.url !== '*') return
  return reply.code(405).headers({ allow: 'GET, HEAD, POST', 'cache-control': 'no-store' }).send()
}
