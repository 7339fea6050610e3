import { type Envelope, succeeded } from '@pulli/contracts/envelope.ts'
import { NewsletterLink, NewsletterSignUp, type NewsletterStep } from '@pulli/contracts/newsletter.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { answerForm } from '#http/answer-form.ts'
import { readBody } from '#http/read-body.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { askForNewsletter } from './ask-for-newsletter.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { leaveNewsletter } from './leave-newsletter.ts'

/** What the plain form of one step sent. */
type SentNewsletter = { body: unknown; ip: string; traceId: string }

/** Handles one step of the newsletter from its plain form. Never throws. */
export async function acceptNewsletter(
  context: ApiContext,
  step: NewsletterStep,
  sent: SentNewsletter,
): Promise<Envelope<Record<string, never>>> {
  const { traceId } = sent
  const { envelope } = await answerForm(context, { traceId, what: `newsletter: ${step}` }, async () =>
    succeeded(await STEPS[step](context, sent), {}),
  )
  return envelope
}

type Step = (context: ApiContext, sent: SentNewsletter) => Promise<string>

const STEPS: Record<NewsletterStep, Step> = {
  async subscribe(context, { body, ...sent }) {
    await askForNewsletter(context, { ...readBody(NewsletterSignUp, body), ...sent })
    return m.newsletter_asked()
  },
  async confirm(context, { body, traceId }) {
    await confirmNewsletter(context, { ...readBody(NewsletterLink, body), traceId })
    return m.newsletter_confirmed()
  },
  async unsubscribe(context, { body, traceId }) {
    await leaveNewsletter(context, { ...readBody(NewsletterLink, body), traceId })
    return withSealedCopy(context.config, m.newsletter_left())
  },
}
