import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Rejects TRACE, which echoes a browser's headers, `*`, which names no resource, and QUERY, which asks pages nothing. React
 * Router can't represent them and would answer 500 (security row 40). The API refuses methods itself.
 */
export async function refuseProbe(request: FastifyRequest, reply: FastifyReply) {
  const isQuery = request.method === 'QUERY' && !request.url.startsWith('/api/')
  if (request.method !== 'TRACE' && request.url !== '*' && !isQuery) return
  return reply.code(405).headers({ allow: 'GET, HEAD, POST', 'cache-control': 'no-store' }).send()
}
