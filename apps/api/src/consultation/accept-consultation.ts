import type { IncomingHttpHeaders } from 'node:http'
import { type ConsultationReceipt, NewConsultationRequest } from '@pulli/contracts/consultation.ts'
import { Instant } from '@pulli/contracts/day.ts'
import { type Envelope, succeeded } from '@pulli/contracts/envelope.ts'
import { fieldMessages } from '@pulli/contracts/field-messages.ts'
import { plainError } from '@pulli/contracts/plain-error.ts'
import { DEFAULT_TIME_ZONE, dayIn, isTimeZone } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { answerForm } from '#http/answer-form.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { isIdempotencyKey } from '#idempotency/read-idempotency-key.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import { addressGroup } from '#limits/address-group.ts'
import { isMobileNumber } from '#mobile-number/is-mobile-number.ts'
import { earlierRequest, requestConsultation } from './request-consultation.ts'
import { senderCookies } from './sender-cookies.ts'

const DEADLINE_MILLISECONDS = 8_000

export type SentConsultation = Sent & {
  ip: string
  traceId: string
  headers?: IncomingHttpHeaders | undefined
}
/**
 * Handles a consultation request of the plain form, and returns the envelope and the cookie of
 * `POST /user-contact-email`. Never throws.
 */
export async function acceptConsultation(
  context: ApiContext,
  sent: SentConsultation,
): Promise<{ envelope: Envelope<ConsultationReceipt>; setCookies: string[] }> {
  const idempotencyKey = sent.idempotencyKey && ownKey(context, sent, sent.idempotencyKey)
  const { traceId } = sent
  const { envelope } = await answerForm(context, { traceId, what: 'consultation request' }, async () =>
    succeeded(m.consultation_accepted(), await storeInTime(context, { ...sent, idempotencyKey })),
  )
  const setCookies = envelope.error ? [] : await senderCookies(context, envelope.data.id)
  return { envelope, setCookies }
}

/**
 * The key of a plain form is made of what was typed, so anyone who knows that could send it to the API, and get the link of
 * the earlier request. Hashed with a key of the site and the address, it repeats a form that one visitor sends twice.
 */
function ownKey({ config }: ApiContext, { ip }: SentConsultation, key: string): string {
  return keyedHash(config.keys.current, 'plain form', key, addressGroup(ip)).toString('base64url')
}

/** As Fastify's own errors say it. */
class TooLate extends Error {
  readonly statusCode = 503
}

/**
 * Stores a request, in the seconds that a sender waits.
 * @throws InvalidInput with one message a field
 * @throws DomainError `too-many-requests`, `idempotency-key-reused`
 */
export async function storeInTime(context: ApiContext, sent: SentConsultation): Promise<ConsultationReceipt> {
  const answered = new AbortController()
  try {
    const receipt = await Promise.race([storeConsultation(context, sent), giveUp(answered.signal)])
    if (receipt === undefined) throw new TooLate('a consultation request was not stored in time')
    return receipt
  } finally {
    answered.abort()
  }
}

async function storeConsultation(context: ApiContext, sent: SentConsultation): Promise<ConsultationReceipt> {
  const now = context.clock()
  try {
    const input = readConsultation(sent, now)
    return await requestConsultation(context, {
      ...input,
      ip: sent.ip,
      headers: sent.headers,
      traceId: sent.traceId,
    })
  } catch (error) {
    return await answerAgain(context, sent, now, error)
  }
}

/** A request for today that is retried after midnight with its idempotency key still matches the stored one. */
async function answerAgain({ database }: ApiContext, sent: SentConsultation, now: Date, error: unknown) {
  const { idempotencyKey: key } = sent
  if (!(error instanceof InvalidInput) || key === undefined) throw error
  if (Object.keys(error.fields).join() !== 'consultation_date') throw error
  const parsed = NewConsultationRequest.safeParse(withDay(sent.body, zoneOf(sent)))
  if (!parsed.success) throw error
  try {
    return await earlierRequest(database.db, { request: parsed.data, key, now })
  } catch {
    throw error
  }
}

/** Bounds the wait for a database that hangs in the middle of a transaction. */
function giveUp(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), DEADLINE_MILLISECONDS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}

/** A visitor's unvalidated input. */
type Sent = {
  body: unknown
  /** An IANA time zone. Without one, or with an unknown one, India's counts: no form shows that field. */
  timeZone?: string | undefined
  idempotencyKey?: string | undefined
}

/**
 * Validates a consultation request against the current time and collects all errors.
 * @throws InvalidInput with one message per field
 */
function readConsultation({ body, timeZone, idempotencyKey }: Sent, now: Date) {
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
const zoneOf = ({ timeZone }: Pick<Sent, 'timeZone'>): string =>
  timeZone && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE

/** The body with the day of an instant, which a client may send as the date: the day in the visitor's zone. */
function withDay(body: unknown, timeZone: string): unknown {
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
