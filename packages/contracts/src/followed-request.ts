import { REQUEST_EVENTS, REQUEST_STATES } from '@pulli/domain/consultation/request-life.ts'
import { FOR_WHOM } from '@pulli/domain/consultation/safe-contact.ts'
import { foldDigits } from '@pulli/domain/typed-digits/fold-digits.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { Appointment } from './appointment.ts'
import { MailPlace } from './mail-choice.ts'
import { RequestLink } from './request-link.ts'
import { Code } from './sign-in.ts'

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
  mail: MailPlace.shape.answer,
  events: z.array(z.strictObject({ kind: z.enum(REQUEST_EVENTS), occurred_at: z.iso.datetime() })),
  appointments: z
    .array(Appointment)
    .optional()
    .meta({
      description:
        'The latest first; with them a time that is held now. By the link alone they are not shown, only with the ' +
        'header `X-Follow-Pass`.',
    }),
  link: RequestLink.optional(),
})
export type FollowedRequest = z.infer<typeof FollowedRequest>

/** A request as the member of its number sees it. */
export const OwnRequest = FollowedRequest.omit({ link: true }).extend({
  id: z.uuid().meta({ description: 'What `POST /appointments` takes as `request`.' }),
})
export type OwnRequest = z.infer<typeof OwnRequest>

/** The body of `POST /requests/{token}/digits`. */
export const RequestDigits = z.strictObject({
  digits: z
    .string({ error: () => m.field_digits_malformed() })
    .overwrite((typed) => foldDigits(typed).replace(/\D/g, ''))
    .regex(/^\d{4}$/, { error: () => m.field_digits_malformed() })
    .meta({ description: 'The last four digits of the number in the request.' }),
})

/** The body of `POST /requests/{token}/proof`. */
export const RequestCode = z.strictObject({ code: Code })

/** What opens a request for changes. */
export const RequestPass = z.strictObject({
  pass: z.string().meta({ description: 'Sent as `X-Follow-Pass`: a secret.' }),
  open_until: z.iso.datetime(),
})
export type RequestPass = z.infer<typeof RequestPass>
