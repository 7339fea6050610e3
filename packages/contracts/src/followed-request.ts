import { REQUEST_EVENTS, REQUEST_STATES } from '@pulli/domain/consultation/request-life.ts'
import { FOR_WHOM } from '@pulli/domain/consultation/safe-contact.ts'
import { z } from 'zod'

/** The answer to `POST /requests`: what the sender follows their request by. */
export const RequestReceipt = z.strictObject({
  id: z.uuid(),
  token: z
    .string()
    .nullable()
    .meta({ description: 'Opens `GET /requests/{token}` and the page `/request/{token}`: a secret.' }),
  call_by: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'By when the office calls; null where its hours are not known.' }),
})
export type RequestReceipt = z.infer<typeof RequestReceipt>

/**
 * A request as its link shows it: name and mail address are masked, and neither the number nor the kind of care
 * is shown.
 */
export const FollowedRequest = z.strictObject({
  state: z.enum(REQUEST_STATES),
  submitted_at: z.iso.datetime(),
  call_by: z.iso.datetime().nullable(),
  is_late: z.boolean().meta({ description: 'The office has not called by `call_by`.' }),
  consultation_date: z.iso.date(),
  for_whom: z.enum(FOR_WHOM),
  name: z.string(),
  email: z.string(),
  events: z.array(z.strictObject({ kind: z.enum(REQUEST_EVENTS), occurred_at: z.iso.datetime() })),
})
export type FollowedRequest = z.infer<typeof FollowedRequest>
