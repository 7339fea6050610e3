import type { IncomingHttpHeaders } from 'node:http'
import { type ConsultationReceipt, NewConsultationRequest } from '@pulli/contracts/consultation.ts'
import { type Envelope, succeeded } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { answerForm } from '#http/answer-form.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import { addressGroup } from '#limits/address-group.ts'
import { readConsultation, type Sent, withDay, zoneOf } from './read-consultation.ts'
import { earlierRequest, requestConsultation } from './request-consultation.ts'
import { senderCookies } from './sender-cookies.ts'

const DEADLINE_MILLISECONDS = 8_000

export type SentConsultation = Sent & {
  ip: string
  requestId: string
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
  const { requestId } = sent
  const { envelope } = await answerForm(context, { requestId, what: 'consultation request' }, async () =>
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
      requestId: sent.requestId,
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
