import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ContentChange } from '#content/content-changes.ts'
import { isBearer } from './is-bearer.ts'

/** A file and its responsive formats. */
const MAX_FILES = 20

const Change = z.object({
  event: z.string().max(200).catch(''),
  files: z.array(z.string().max(200)).max(MAX_FILES).optional().catch(undefined),
})

/** `POST /internal/content-changed`: the webhook of the content service, authenticated by the shared secret. */
export function purgeRoute(
  app: FastifyInstance,
  options: { secret: string; onPurge(change: ContentChange): Promise<void> },
) {
  app.post('/internal/content-changed', { bodyLimit: 8_192 }, async (request, reply) => {
    if (!isBearer(request.headers.authorization, options.secret))
      return reply.code(404).send({ status: 'not found' })
    const { event, files } = Change.parse(request.body ?? {})
    await options.onPurge({ event, ...(files && { files }) })
    return { status: 'purged' }
  })
}
