import type { FastifyInstance } from 'fastify'
import { isBearer } from './is-bearer.ts'

/** The content service says that something was published. Only it knows the secret. */
export function purgeRoute(
  app: FastifyInstance,
  options: { secret: string; onPurge(event: string): Promise<void> },
) {
  app.post<{ Body: { event?: unknown } | null }>(
    '/internal/content-changed',
    { bodyLimit: 4_096 },
    async (request, reply) => {
      if (!isBearer(request.headers.authorization, options.secret))
        return reply.code(404).send({ status: 'not found' })
      const event = request.body?.event
      await options.onPurge(typeof event === 'string' ? event : '')
      return { status: 'purged' }
    },
  )
}
