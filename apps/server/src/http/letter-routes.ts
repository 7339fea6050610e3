import { MailNotSent } from '@pulli/api/mail/mail-not-sent.ts'
import { type LetterTrialDeps, previewLetter, sendLetterTest } from '@pulli/api/newsletter/try-letter.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isBearer } from './is-bearer.ts'

const Letter = z.object({
  id: z.string().regex(/^[a-z0-9]{8,40}$/),
  title: z.string().min(1).max(300),
  summary: z.string().max(5_000),
  publishedOn: z.string().max(40),
})
const LetterTest = z.object({ letter: Letter, to: z.email().max(254) })

/**
 * `POST /internal/letter-preview` and `/internal/letter-test`: how the content service shows an editor the mail of a
 * letter, and sends it to themselves. Authenticated by the shared secret.
 */
export function letterRoutes(
  app: FastifyInstance,
  { secret, ...deps }: LetterTrialDeps & { secret: string },
): void {
  const mayAsk = ({ headers }: FastifyRequest) => isBearer(headers.authorization, secret)

  app.post('/internal/letter-preview', async (request, reply) => {
    if (!mayAsk(request)) return reply.code(404).send({ status: 'not found' })
    const letter = Letter.safeParse(request.body)
    if (!letter.success) return reply.code(422).send({ status: 'no letter' })
    return previewLetter(deps, letter.data)
  })

  app.post('/internal/letter-test', async (request, reply) => {
    if (!mayAsk(request)) return reply.code(404).send({ status: 'not found' })
    const body = LetterTest.safeParse(request.body)
    if (!body.success) return reply.code(422).send({ status: 'no letter' })
    try {
      await sendLetterTest(deps, body.data)
      return { status: 'sent' }
    } catch (error) {
      if (error instanceof DomainError) return reply.code(429).send({ status: 'too many' })
      if (error instanceof MailNotSent) return reply.code(502).send({ status: 'not sent' })
      throw error
    }
  })
}
