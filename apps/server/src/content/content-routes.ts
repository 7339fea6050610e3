import { sendPage } from '@pulli/api/http/encoded-page.ts'
import { ContentMissing } from '@pulli/web/site-context.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { contentAddress } from './content-address.ts'
import type { ContentCache } from './content-cache.ts'
import type { ResponseCache } from './response-cache.ts'

/**
 * The content service's public reads on the site's own origin: cached, read-only, in that service's format. Cached
 * responses are sent before a request gets here.
 */
export function contentRoutes(app: FastifyInstance, content: ContentCache, reads: ResponseCache) {
  const writes = app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD')
  app.route({
    method: writes,
    url: '/api/*',
    // Before a body is read, or missed.
    onRequest: async (request, reply) => {
      if (contentAddress(request.url).kind === 'unknown')
        return refuse(reply, 404, 'NotFoundError', 'Not Found')
      return refuse(reply.header('allow', 'GET, HEAD'), 405, 'MethodNotAllowedError', 'Method Not Allowed')
    },
    handler: () => undefined,
  })
  app.get('/api/*', async (request, reply) => {
    const address = contentAddress(request.url)
    if (address.kind === 'unknown') return refuse(reply, 404, 'NotFoundError', 'Not Found')
    if (address.kind === 'refused') return refuse(reply, 400, 'ValidationError', address.message)
    try {
      const body = await content.readForClient(address.path)
      const page = await reads.encode({ url: request.url, path: address.path, body })
      reply.hijack()
      sendPage(request.raw, reply.raw, page)
      return
    } catch (error) {
      if (error instanceof ContentMissing) return refuse(reply, 404, 'NotFoundError', 'Not Found')
      reply.header('retry-after', '10')
      return refuse(
        reply,
        503,
        'ServiceUnavailableError',
        'The content service does not answer. Try again in a moment.',
      )
    }
  })
}

function refuse(reply: FastifyReply, status: number, name: string, message: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ data: null, error: { status, name, message, details: {} } })
}
