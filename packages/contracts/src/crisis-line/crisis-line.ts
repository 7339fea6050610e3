import { z } from 'zod'

const optional = z.string().nullable()

/** One crisis line, as the crisis page shows it and the API answers with it. */
export const CrisisLine = z.strictObject({
  id: z.string().describe('The id of the record, or the number of a line that is built in.'),
  name: z.string(),
  kind: z.enum(['emergency', 'talk']).describe('`emergency` where a life is in danger, `talk` to talk.'),
  number: z.string().describe('As read.'),
  telephone: z.string().describe('As dialled.'),
  alternative_number: optional,
  alternative_telephone: optional,
  whatsapp: optional.describe('The number that takes WhatsApp messages, with its country code.'),
  chat: optional.describe('An address where one can write instead of calling.'),
  app: optional.describe('The address of its app.'),
  opening_hours: z
    .array(
      z.strictObject({
        days: z.array(z.int().min(1).max(7)).describe('1 is Monday.'),
        from: z.string().describe('`HH:MM`'),
        to: z.string().describe('`HH:MM`. Not after `from`: on the next day.'),
      }),
    )
    .describe('Empty where the hours are not known.'),
  time_zone: z.string().describe('The zone of the hours.'),
  hours: optional.describe('The hours in words.'),
  is_open: z.boolean().nullable().describe('Whether it answers now; null where the hours are not known.'),
  cost: optional,
  languages: optional,
  for_whom: optional,
  region: optional,
  note: optional,
  source: optional.describe('Where these facts are from.'),
  checked_on: optional.describe('The day of the last check or answered test call, `YYYY-MM-DD`.'),
  asked_on: optional.describe('The day on which what is null was last asked about, `YYYY-MM-DD`.'),
  checked_by: z.enum(['public-sources', 'provider']).nullable(),
  checked_days_ago: z.int().min(0).nullable(),
  is_check_overdue: z
    .boolean()
    .describe('Never checked, or more than 180 days ago: it comes after the others.'),
  last_test_call: z
    .strictObject({
      called_on: z.string(),
      was_answered: z.boolean(),
      minutes: z.int().min(0).nullable().describe('How long it took until someone answered.'),
      language: optional,
    })
    .nullable(),
  is_standing: z.boolean().describe('112 and 14416 come first, whatever editors enter.'),
})
export type CrisisLine = z.infer<typeof CrisisLine>
