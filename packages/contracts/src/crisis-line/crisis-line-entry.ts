import { z } from 'zod'
import { isSample as flag, listOf, optionalWords, orAbsent, words } from '#content-fields.ts'
import { OpeningPeriod } from '#opening-hours/opening-period.ts'

const day = z.iso.date()

/** A test call that the office noted. */
const TestCallEntry = z
  .object({
    calledOn: day,
    answered: z.boolean(),
    minutes: orAbsent(z.number().int().nonnegative()),
    language: optionalWords,
  })
  .transform(({ answered, ...call }) => ({ ...call, wasAnswered: answered }))

/** A crisis line as the content service stores it. */
export const CrisisLineEntry = z.object({
  documentId: words,
  name: words,
  /** As read. */
  number: words,
  /** As dialled. */
  telephone: words,
  alternativeNumber: optionalWords,
  alternativeTelephone: optionalWords,
  /** The number that takes WhatsApp messages, as dialled with its country code. */
  whatsapp: optionalWords,
  chat: orAbsent(z.url({ protocol: /^https$/ })),
  app: orAbsent(z.url({ protocol: /^https$/ })),
  kind: orAbsent(z.enum(['emergency', 'talk'])),
  openingHours: listOf(OpeningPeriod),
  /** A note on the hours, shown beside them or in their place. */
  hoursNote: optionalWords,
  cost: optionalWords,
  languages: optionalWords,
  forWhom: optionalWords,
  region: optionalWords,
  note: optionalWords,
  /** Where the facts are from, in words. */
  source: optionalWords,
  checkedOn: orAbsent(day),
  checkedBy: orAbsent(z.enum(['Public sources', 'Our office'])),
  /** When what is missing was last asked about. */
  askedOn: orAbsent(day),
  testCalls: listOf(TestCallEntry),
  isHidden: flag,
})
export type CrisisLineEntry = z.infer<typeof CrisisLineEntry>
