import { CONSENT_PURPOSES } from '@pulli/domain/consent/consent-purposes.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'

/** One time that a member agreed, and when they withdrew it. Instants in UTC. */
const GivenConsent = z.strictObject({
  notice_version: z.string(),
  given_at: z.string().meta({ format: 'date-time' }),
  withdrawn_at: z.string().meta({ format: 'date-time' }).nullable(),
})

/** What a member is asked about one purpose, and what they said to it. */
export const Consent = z.strictObject({
  purpose: z.enum(CONSENT_PURPOSES),
  is_given: z.boolean(),
  /** The words that are shown now. Their version is sent back with the consent. */
  notice: z.strictObject({ version: z.string(), title: z.string(), text: z.string() }),
  /** Every time it was given, newest first; empty where they were never asked or said no. */
  history: z.array(GivenConsent),
})
export type Consent = z.infer<typeof Consent>

/**
 * What `PUT /members/me/consents/{purpose}` takes. Giving needs the version of the words that were read and
 * "I am 18 or older" (decision D41); withdrawing needs nothing.
 */
export const ConsentChange = z.discriminatedUnion(
  'is_given',
  [
    z.strictObject({
      is_given: z.literal(true),
      notice_version: z.string({ error: () => m.consents_field_notice_missing() }).max(40, {
        error: () => m.consents_field_notice_missing(),
      }),
      is_adult: z.literal(true, { error: () => m.consents_field_adult_missing() }),
    }),
    z.strictObject({ is_given: z.literal(false) }),
  ],
  { error: () => m.consents_field_given_missing() },
)
export type ConsentChange = z.infer<typeof ConsentChange>
