import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { Email } from './email.ts'

const LONGEST_TOKEN = 200

/** What the form sends to `POST /newsletter/subscribe`. */
export const NewsletterSignUp = z.strictObject({ email: Email })

/** What the links in the mails bring: for `POST /newsletter/confirm` and `POST /newsletter/unsubscribe`. */
export const NewsletterLink = z.strictObject({
  token: z
    .string({ error: () => m.newsletter_link_over() })
    .min(1, { error: () => m.newsletter_link_over() })
    .max(LONGEST_TOKEN, { error: () => m.newsletter_link_over() }),
})

/** The three steps of the newsletter, as the addresses of the API name them. */
export const NEWSLETTER_STEPS = ['subscribe', 'confirm', 'unsubscribe'] as const
export type NewsletterStep = (typeof NEWSLETTER_STEPS)[number]
