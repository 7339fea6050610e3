import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * A form that another site sends in a visitor's name is refused (security row 39): browsers say where a request
 * comes from. Who says nothing is no current browser, and has nobody's cookies.
 */
export async function refuseForeignForms(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const from = request.headers['sec-fetch-site']
  if (from === 'cross-site' || from === 'same-site') {
    return reply.code(403).type('text/plain').send('This form was sent from another site.\n')
  }
}
