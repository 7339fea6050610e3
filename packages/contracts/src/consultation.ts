import { CONSULTATION_SECTIONS } from '@pulli/domain/consultation/consultation-sections.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { Day as CalendarDay } from './day.ts'
import { Email } from './email.ts'
import { mobileNumber } from './mobile-number.ts'
import { singleLineText } from './single-line-text.ts'

const Name = singleLineText({
  maxCharacters: 100,
  missing: m.field_name_missing,
  tooLong: m.field_name_too_long,
})

const Phone = mobileNumber(m.field_phone_missing)

const Day = singleLineText({
  maxCharacters: 10,
  missing: m.field_date_missing,
  tooLong: m.field_date_malformed,
})
  .meta({ format: 'date', minLength: 10, maxLength: 10 })
  .pipe(CalendarDay)

/**
 * The body of `POST /user-contact-email`. A section is one of the seven, the phone becomes E.164, the date is a
 * calendar day. The API checks that it is not past, which depends on the visitor's zone and the clock.
 */
export const NewConsultationRequest = z.strictObject({
  name: Name,
  email: Email,
  phone: Phone,
  section: z.enum(CONSULTATION_SECTIONS, { error: () => m.field_section_unknown() }),
  consultation_date: Day,
})
export type NewConsultationRequest = z.infer<typeof NewConsultationRequest>

/** The form's field names, in the specification's order. */
export type ConsultationField = keyof NewConsultationRequest

/** What a stored request returns. The page does not read it (API-04). */
export const ConsultationReceipt = z.strictObject({ id: z.uuid() })
export type ConsultationReceipt = z.infer<typeof ConsultationReceipt>
