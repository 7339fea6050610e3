import { Refusal, successOf } from '@pulli/contracts/envelope.ts'
import { NEWSLETTER_STEPS, NewsletterLink, NewsletterSignUp } from '@pulli/contracts/newsletter.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { unvalidatedBody } from '#http/unvalidated-body.ts'
import { readIdempotencyKey } from '#idempotency/read-idempotency-key.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { answerNewsletter } from './answer-newsletter.ts'

const DESCRIPTIONS = {
  subscribe: {
    operationId: 'askForNewsletter',
    summary: 'Subscribe to the newsletter',
    description:
      'Mails a confirmation link. The answer does not reveal whether the address is subscribed already.',
    body: NewsletterSignUp,
  },
  confirm: {
    operationId: 'confirmNewsletter',
    summary: 'Confirm the subscription',
    description:
      'Takes the token from the link, which is valid for seven days. Confirming twice is not an error.',
    body: NewsletterLink,
  },
  unsubscribe: {
    operationId: 'leaveNewsletter',
    summary: 'Unsubscribe from the newsletter',
    description: `Takes the token that every newsletter contains, and deletes the address.${SEALED_COPY_DESCRIBED}`,
    body: NewsletterLink,
  },
} as const

/** `POST /newsletter/subscribe`, `/newsletter/confirm` and `/newsletter/unsubscribe` (D32). */
export function newsletterRoutes(app: FastifyInstance, context: ApiContext): void {
  for (const step of NEWSLETTER_STEPS) {
    app.post(`/newsletter/${step}`, {
      schema: {
        tags: ['Newsletter'],
        querystring: z.strictObject({}),
        ...DESCRIPTIONS[step],
        response: { 200: successOf(z.strictObject({})), '4xx': Refusal, '5xx': Refusal },
      },
      validatorCompiler: unvalidatedBody,
      handler: async (request, reply) => {
        const { body, ip, headers, id } = request
        const idempotencyKey = readIdempotencyKey(request)
        const sent = { body, ip, headers, idempotencyKey, requestId: id }
        return sendAnswer(reply, await answerNewsletter(context, step, sent))
      },
    })
  }
}
