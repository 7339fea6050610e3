import { type Success, succeeded } from '@pulli/contracts/envelope.ts'
import { NewsletterLink, NewsletterSignUp, type NewsletterStep } from '@pulli/contracts/newsletter.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { describeError } from '#http/describe-error.ts'
import { readBody } from '#http/read-body.ts'
import type { Refused } from '#http/refusals.ts'
import { toRefusal } from '#http/to-refusal.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { askForNewsletter } from './ask-for-newsletter.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { leaveNewsletter } from './leave-newsletter.ts'

/** The body of a request for one step, from JSON or from the plain form. */
export type SentNewsletter = {
  body: unknown
  ip: string
  headers?: FastifyRequest['headers'] | undefined
  idempotencyKey?: string | undefined
  requestId: string
}

export type NewsletterAnswer =
  | { envelope: Success<Record<string, never>>; retryAfterSeconds?: never }
  | Refused

/** Handles one step of the newsletter from an HTTP request and returns the response envelope. Never throws. */
export async function answerNewsletter(
  context: ApiContext,
  step: NewsletterStep,
  sent: SentNewsletter,
): Promise<NewsletterAnswer> {
  try {
    return { envelope: succeeded(await STEPS[step](context, sent), {}) }
  } catch (error) {
    const answer = toRefusal(error)
    if (answer.envelope.status >= 500) {
      context.logger.error(
        { requestId: sent.requestId, step, error: describeError(error) },
        'newsletter step failed',
      )
    }
    return answer
  }
}

type Step = (context: ApiContext, sent: SentNewsletter) => Promise<string>

const STEPS: Record<NewsletterStep, Step> = {
  async subscribe(context, { body, ...sent }) {
    await askForNewsletter(context, { ...readBody(NewsletterSignUp, body), ...sent })
    return m.newsletter_asked()
  },
  async confirm(context, { body, requestId }) {
    await confirmNewsletter(context, { ...readBody(NewsletterLink, body), requestId })
    return m.newsletter_confirmed()
  },
  async unsubscribe(context, { body, requestId }) {
    await leaveNewsletter(context, { ...readBody(NewsletterLink, body), requestId })
    return withSealedCopy(context.config, m.newsletter_left())
  },
}
