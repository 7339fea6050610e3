import { CONSULTATION_SECTIONS } from '@pulli/domain/consultation/consultation-sections.ts'
import {
  CALL_LANGUAGES,
  CALL_TIMES,
  CONTACT_WAYS,
  FOR_WHOM,
  IF_OTHERS_ANSWER,
  MESSAGES,
  RELATIONS,
} from '@pulli/domain/consultation/safe-contact.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { Day as CalendarDay } from './day.ts'
import { Email } from './email.ts'
import { mobileNumber } from './mobile-number.ts'
import { PersonName } from './name-text.ts'
import { singleLineText } from './single-line-text.ts'

const Phone = mobileNumber(m.field_phone_missing)

const Day = singleLineText({
  maxCharacters: 10,
  missing: m.field_date_missing,
  tooLong: m.field_date_malformed,
})
  .meta({
    format: 'date',
    minLength: 10,
    maxLength: 10,
    description:
      'The day, in the zone of the visitor. An instant, such as `2026-12-01T18:30:00Z`, is read as its day there.',
  })
  .pipe(CalendarDay)

const oneOf = <const Answers extends readonly [string, ...string[]]>(answers: Answers, meaning: string) =>
  z
    .enum(answers, { error: () => m.field_answer_unknown() })
    .optional()
    .meta({ description: `${meaning} Without it: ${answers[0]}.` })

/** How someone may be called back (decision D57). Each answer is optional; without it the first counts. */
export const SafeContact = z.strictObject({
  contact_way: oneOf(CONTACT_WAYS, 'How the office answers first.'),
  call_time: oneOf(CALL_TIMES, 'When in the hours of the office.'),
  message: oneOf(MESSAGES, 'Whether a message may be left where nobody answers.'),
  if_others_answer: oneOf(IF_OTHERS_ANSWER, 'What is said to someone else who answers.'),
  language: oneOf(CALL_LANGUAGES, 'In which language.'),
})

/**
 * The body of `POST /user-contact-email` and `POST /requests`. A section is one of the seven, the phone becomes E.164,
 * the date is a calendar day. The API checks that it is not past, which depends on the visitor's zone and the clock. The
 * fields below the date are optional.
 */
export const NewConsultationRequest = z.strictObject({
  name: PersonName,
  email: Email,
  phone: Phone,
  section: z.enum(CONSULTATION_SECTIONS, { error: () => m.field_section_unknown() }),
  consultation_date: Day,
  for_whom: oneOf(FOR_WHOM, 'For a child, name, phone and email are those of the adult who asks.'),
  relation: z
    .enum(RELATIONS, { error: () => m.field_relation_missing() })
    .optional()
    .meta({ description: 'What the adult is to the child. Needed for a child.' }),
  declaration: z
    .boolean({ error: () => m.field_declaration_missing() })
    .optional()
    .meta({ description: 'The adult may ask for the child. Needed, and true, for a child.' }),
  preferred_staff: z
    .string({ error: () => m.field_preferred_staff_unknown() })
    .regex(/^[a-z0-9]{8,40}$/, { error: () => m.field_preferred_staff_unknown() })
    .optional()
    .meta({ description: 'Whom they ask for: the `documentId` of an entry of `GET /api/teams`.' }),
  ...SafeContact.shape,
})
export type NewConsultationRequest = z.infer<typeof NewConsultationRequest>

/** The five fields of the specification, in its order. */
export type ConsultationField = 'name' | 'email' | 'phone' | 'section' | 'consultation_date'

/** What a stored request returns. The page does not read it (API-04). */
export const ConsultationReceipt = z.strictObject({ id: z.uuid() })
export type ConsultationReceipt = z.infer<typeof ConsultationReceipt>
