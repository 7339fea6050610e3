import { NewsletterLink, NewsletterSignUp } from '@pulli/contracts/newsletter.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { callsOf } from '#http/calls.ts'
import { SEALED_COPY_DESCRIBED } from '#sealed-erasure/described.ts'
import { withSealedCopy } from '#sealed-erasure/with-sealed-copy.ts'
import { askForNewsletter } from './ask-for-newsletter.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { leaveNewsletter } from './leave-newsletter.ts'

const call = callsOf({ tag: 'Newsletter', caller: 'anyone' })

const OF_A_LINK = { noneBecause: 'it needs a link that we signed' }
const TWICE = { safeBecause: 'a second time changes nothing' }

/** Newsletter subscriptions, with double opt-in (D32). */
export const newsletterCalls = {
  askForNewsletter: call({
    route: 'POST /newsletter/subscribe',
    summary: 'Subscribe to the newsletter',
    description:
      'Mails a confirmation link. The answer does not reveal whether the address is subscribed already.',
    body: NewsletterSignUp,
    answer: z.strictObject({}),
    limit: ['too-many-requests'],
    retry: 'key',
    says: m.newsletter_asked,
    run: async ({ context, body, request: { ip, headers }, idempotencyKey, requestId }) => {
      await askForNewsletter(context, { ...body, ip, headers, idempotencyKey, requestId })
      return {}
    },
  }),
  confirmNewsletter: call({
    route: 'POST /newsletter/confirm',
    summary: 'Confirm the subscription',
    description:
      'Takes the token from the link, which is valid for seven days. Confirming twice is not an error.',
    body: NewsletterLink,
    answer: z.strictObject({}),
    limit: OF_A_LINK,
    retry: TWICE,
    says: m.newsletter_confirmed,
    run: async ({ context, body, requestId }) => {
      await confirmNewsletter(context, { ...body, requestId })
      return {}
    },
  }),
  leaveNewsletter: call({
    route: 'POST /newsletter/unsubscribe',
    summary: 'Unsubscribe from the newsletter',
    description: `Takes the token that every newsletter contains, and deletes the address.${SEALED_COPY_DESCRIBED}`,
    body: NewsletterLink,
    answer: z.strictObject({}),
    limit: OF_A_LINK,
    retry: TWICE,
    says: ({ context }) => withSealedCopy(context.config, m.newsletter_left()),
    run: async ({ context, body, requestId }) => {
      await leaveNewsletter(context, { ...body, requestId })
      return {}
    },
  }),
}
