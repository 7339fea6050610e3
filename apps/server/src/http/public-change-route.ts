import { MailNotSent } from '@pulli/api/mail/mail-not-sent.ts'
import { type PublicChangeDeps, tellPublicChange } from '@pulli/api/office/tell-public-change.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isBearer } from './is-bearer.ts'

const text = z.string().max(5_000)
const PublicChange = z.object({
  what: text,
  fields: z.array(z.object({ field: text, before: text, after: text })).max(50),
  askedBy: text,
  confirmedBy: text,
  contacts: z.array(z.email().max(254)).max(60),
})

/**
 * `POST /internal/public-change`: how the content service has the owners and contacts mailed before it publishes a
 * change that two editors agreed on. Authenticated by the shared secret.
 */
export function publicChangeRoute(
  app: FastifyInstance,
  { secret, ...deps }: PublicChangeDeps & { secret: string },
): void {
  app.post('/internal/public-change', async (request, reply) => {
    if (!isBearer(request.headers.authorization, secret)) return reply.code(404).send({ status: 'not found' })
    const change = PublicChange.safeParse(request.body)
    if (!change.success) return reply.code(422).send({ status: 'no change' })
    try {
      await tellPublicChange(deps, change.data)
      return { status: 'sent' }
    } catch (error) {
      if (error instanceof MailNotSent) return reply.code(502).send({ status: 'not sent' })
      throw error
    }
  })
}
