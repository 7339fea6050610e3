import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { Email } from './email.ts'

const LONGEST_TOKEN = 200

/** The body of `POST /newsletter/subscribe`. */
export const NewsletterSignUp = z.strictObject({ email: Email })

/** The token of the links in mails: for `POST /newsletter/confirm` and `POST /newsletter/unsubscribe`. */
export const NewsletterLink = z.strictObject({
  token: z
    .string({ error: () => m.newsletter_link_over() })
    .min(1, { error: () => m.newsletter_link_over() })
    .max(LONGEST_TOKEN, { error: () => m.newsletter_link_over() }),
})

/** The newsletter's three steps, as named in the API's paths. */
export const NEWSLETTER_STEPS = ['subscribe', 'confirm', 'unsubscribe'] as const
export type NewsletterStep = (typeof NEWSLETTER_STEPS)[number]
