import { NewConsultationRequest } from '@pulli/contracts/consultation.ts'
import { Instant } from '@pulli/contracts/day.ts'
import { fieldMessages } from '@pulli/contracts/field-messages.ts'
import { plainError } from '@pulli/contracts/plain-error.ts'
import { DEFAULT_TIME_ZONE, dayIn, isTimeZone } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import { InvalidInput } from '#http/invalid-input.ts'
import { isIdempotencyKey } from '#idempotency/read-idempotency-key.ts'
import { isMobileNumber } from '#mobile-number/is-mobile-number.ts'

/** A visitor's unvalidated input. */
export type Sent = {
  body: unknown
  /** An IANA time zone. Without one, or with an unknown one, India's counts: no form shows that field. */
  timeZone?: string | undefined
  idempotencyKey?: string | undefined
}

/**
 * Validates a consultation request against the current time and collects all errors.
 * @throws InvalidInput with one message per field
 */
export function readConsultation({ body, timeZone, idempotencyKey }: Sent, now: Date) {
  const fields: Record<string, string> = {}
  if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey)) {
    fields['Idempotency-Key'] = m.field_idempotency_key_malformed()
  }
  const zone = zoneOf({ timeZone })
  const parsed = requestAsOf(dayIn(zone, now)).safeParse(withDay(body, zone), { error: plainError })
  const faults = parsed.success
    ? { ...fields, ...guardianFaults(parsed.data) }
    : { ...fieldMessages(parsed.error), ...fields }

  if (!parsed.success || Object.keys(faults).length > 0) throw new InvalidInput(faults)
  return { request: parsed.data, timeZone: zone, idempotencyKey }
}

/** The visitor's time zone, India's where they name none. */
export const zoneOf = ({ timeZone }: Pick<Sent, 'timeZone'>): string =>
  timeZone && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE

/** The body with the day of an instant, which a client may send as the date: the day in the visitor's zone. */
export function withDay(body: unknown, timeZone: string): unknown {
  if (typeof body !== 'object' || body === null || !('consultation_date' in body)) return body
  const { consultation_date: sent } = body
  const instant = Instant.safeParse(typeof sent === 'string' ? sent.trim() : sent)
  if (!instant.success) return body
  // With an offset it is the sender's own day that is written.
  const isUtc = instant.data.endsWith('Z')
  return {
    ...body,
    consultation_date: isUtc ? dayIn(timeZone, new Date(instant.data)) : instant.data.slice(0, 10),
  }
}

/** Decision D56: anyone who asks for a child says what they are to it, and that they may. */
function guardianFaults({ for_whom, relation, declaration }: NewConsultationRequest): Record<string, string> {
  if (for_whom !== 'child') return {}
  return {
    ...(relation === undefined && { relation: m.field_relation_missing() }),
    ...(declaration !== true && { declaration: m.field_declaration_missing() }),
  }
}

function requestAsOf(today: string) {
  const { phone, consultation_date } = NewConsultationRequest.shape
  return NewConsultationRequest.extend({
    phone: phone.refine(isMobileNumber, { error: () => m.field_phone_malformed() }),
    // `YYYY-MM-DD` sorts as text.
    consultation_date: consultation_date.refine((day) => day >= today, { error: () => m.field_date_past() }),
  })
}
