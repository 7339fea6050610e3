import { CONSENT_PURPOSES } from '@pulli/domain/consent/consent-purposes.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { lateTimes } from './late-times.ts'

/** One consent, and its withdrawal. Instants in UTC. */
const GivenConsent = z.strictObject({
  notice_version: z.string(),
  given_at: z.string().meta({ format: 'date-time' }),
  withdrawn_at: z.string().meta({ format: 'date-time' }).nullable(),
})

/** A purpose with its notice and the member's consents. */
export const Consent = z.strictObject({
  purpose: z.enum(CONSENT_PURPOSES),
  is_given: z.boolean(),
  /** The current notice. Its version is sent back with the consent. */
  notice: z.strictObject({ version: z.string(), title: z.string(), text: z.string() }),
  /** All consents, newest first; empty if never given. */
  history: z.array(GivenConsent),
})
export type Consent = z.infer<typeof Consent>

/**
 * What `PUT /members/me/consents/{purpose}` takes. Giving requires the notice's version and
 * "I am 18 or older" (decision D41); withdrawing requires nothing, and can erase the existing data.
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
    z.strictObject({
      is_given: z.literal(false),
      /** What happens to the existing data (decision D55). Default: `keep`. */
      kept: z.enum(['erase', 'keep'], { error: () => m.consents_field_kept_unknown() }).optional(),
      ...lateTimes(
        'When a withdrawal that arrives late was made: `kept: "erase"` erases nothing that was made later.',
      ),
    }),
  ],
  { error: () => m.consents_field_given_missing() },
)
export type ConsentChange = z.infer<typeof ConsentChange>

/** The query of `DELETE /members/me/data/{purpose}`. */
export const LateErasureOfPurpose = z.strictObject(
  lateTimes('When an erasure that arrives late was made. It erases nothing that was made later.'),
)

/** What `DELETE /members/me/data/{purpose}` answers. */
export const ErasedPurpose = z.strictObject({
  purpose: z.enum(CONSENT_PURPOSES),
  /** The number of entries that this call erased. */
  erased: z.int().min(0),
})
export type ErasedPurpose = z.infer<typeof ErasedPurpose>
