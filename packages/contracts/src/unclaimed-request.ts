import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'

/** Requests with the member's number that they did not send. */
export const UnclaimedRequests = z.strictObject({
  requests: z.array(
    z.strictObject({
      id: z.uuid(),
      submitted_at: z.iso.datetime().meta({ description: 'When the call was asked for.' }),
    }),
  ),
  is_blocking: z.boolean().meta({ description: 'Further ones are sorted last and are not listed.' }),
})
export type UnclaimedRequests = z.infer<typeof UnclaimedRequests>

/** The body that says whose a request is. */
export const ClaimAnswer = z.strictObject({
  answer: z.enum(['mine', 'not-mine', 'block'], { error: () => m.field_claim_unknown() }).meta({
    description: '`block`: as `not-mine`, and further ones are sorted last.',
  }),
})
export type ClaimAnswer = z.infer<typeof ClaimAnswer>
