import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Rejects forms that another site submits (security row 39), by `Sec-Fetch-Site`. A client that doesn't send it is no
 * current browser, and has no cookies of a visitor.
 */
export async function refuseForeignForms(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const from = request.headers['sec-fetch-site']
  if (from === 'cross-site' || from === 'same-site') {
    return reply.code(403).type('text/plain').send('This form was sent from another site.\n')
  }
}
