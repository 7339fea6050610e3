import type { FastifyReply, FastifyRequest } from 'fastify'

/** Many times the size of any plain form (security row 27). */
const LARGEST_BYTES = 64 * 1024

/** Rejects a body that is too large or has no length: pages parse their forms themselves. */
export async function refuseLargeForms(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const length = request.headers['content-length']
  if (length === undefined && request.headers['transfer-encoding']) return refuse(reply, 411)
  if (Number(length ?? 0) > LARGEST_BYTES) return refuse(reply, 413)
}

function refuse(reply: FastifyReply, status: 411 | 413) {
  return reply.code(status).header('connection', 'close').type('text/plain').send('This form is too large.\n')
}
