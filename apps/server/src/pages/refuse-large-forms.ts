import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a plain form of ours holds at most, many times over (security row 27). */
const LARGEST_BYTES = 64 * 1024

/** Pages read their forms themselves, so what is too large, or does not say how large it is, stops here. */
export async function refuseLargeForms(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const length = request.headers['content-length']
  if (length === undefined && request.headers['transfer-encoding']) return refuse(reply, 411)
  if (Number(length ?? 0) > LARGEST_BYTES) return refuse(reply, 413)
}

function refuse(reply: FastifyReply, status: 411 | 413) {
  return reply.code(status).header('connection', 'close').type('text/plain').send('This form is too large.\n')
}
