import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { Email } from './email.ts'

/** The body that says where mails about an appointment go: to the address of the request, to another one, or nowhere. */
export const MailChoice = z.discriminatedUnion(
  'answer',
  [
    z.strictObject({ answer: z.enum(['keep', 'none']) }),
    z.strictObject({ answer: z.literal('change'), email: Email }),
  ],
  { error: () => m.field_mail_choice_unknown() },
)
export type MailChoice = z.infer<typeof MailChoice>

/** Where mails about an appointment go. */
export const MailPlace = z.strictObject({
  answer: z.enum(['confirmed', 'none']).nullable().meta({
    description:
      'Null: nobody who acted on the request was asked, and nobody is mailed about an appointment.',
  }),
  email: z.string().meta({ description: 'Masked.' }),
})
export type MailPlace = z.infer<typeof MailPlace>
