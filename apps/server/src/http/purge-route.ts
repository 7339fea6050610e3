import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** The content service says that something was published. Only it knows the secret. */
export function purgeRoute(app: FastifyInstance, options: { secret: string; onPurge(event: string): void }) {
  const expected = digest(`Bearer ${options.secret}`)
  app.post<{ Body: { event?: unknown } | null }>(
    '/internal/content-changed',
    { bodyLimit: 4_096 },
    async (request, reply) => {
      const given = digest(request.headers.authorization ?? '')
      if (!timingSafeEqual(given, expected)) return reply.code(404).send({ status: 'not found' })
      const event = request.body?.event
      options.onPurge(typeof event === 'string' ? event : '')
      return { status: 'purged' }
    },
  )
}

function digest(text: string) {
  return createHash('sha256').update(text).digest()
}
