import type { FastifyReply, FastifyRequest } from 'fastify'

/** Many times the size of any plain form (security row 27). */
const MAX_BYTES = 64 * 1024

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/**
 * Rejects forms that another site submits (security row 39), by `Sec-Fetch-Site`. A client that doesn't send it is no
 * current browser, and has no cookies of a visitor.
 */
export async function refuseForeignForms(request: FastifyRequest, reply: FastifyReply) {
  if (isRead(request)) return
  const from = request.headers['sec-fetch-site']
  if (from === 'cross-site' || from === 'same-site') {
    return reply.code(403).type('text/plain').send('This form was sent from another site.\n')
  }
}

/** Rejects a body that is too large or has no length: pages parse their forms themselves. */
export async function refuseLargeForms(request: FastifyRequest, reply: FastifyReply) {
  if (isRead(request)) return
  const length = request.headers['content-length']
  if (length === undefined && request.headers['transfer-encoding']) return refuse(reply, 411)
  if (Number(length ?? 0) > MAX_BYTES) return refuse(reply, 413)
}

function refuse(reply: FastifyReply, status: 411 | 413) {
  return reply.code(status).header('connection', 'close').type('text/plain').send('This form is too large.\n')
}
