import type { IncomingHttpHeaders } from 'node:http'
import { type ConsultationReceipt, NewConsultationRequest } from '@pulli/contracts/consultation.ts'
import { type Envelope, type Success, succeeded } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { describeError } from '#http/describe-error.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { type Refused, refused } from '#http/refusals.ts'
import { toRefusal } from '#http/to-refusal.ts'
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
export type ConsultationAnswer =
  | { envelope: Success<ConsultationReceipt>; retryAfterSeconds?: never }
  | Refused

/**
 * Handles a consultation request of the plain form, and returns the envelope and the cookie of
 * `POST /user-contact-email`. Never throws.
 */
export async function acceptConsultation(
  context: ApiContext,
  sent: SentConsultation,
): Promise<{ envelope: Envelope<ConsultationReceipt>; setCookies: string[] }> {
  const idempotencyKey = sent.idempotencyKey && ownKey(context, sent, sent.idempotencyKey)
  const { envelope } = await answerConsultation(context, { ...sent, idempotencyKey })
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

/** Handles a consultation request in JSON, and returns the envelope of `POST /user-contact-email` with the seconds for `Retry-After`. */
export async function answerConsultation(
  context: ApiContext,
  sent: SentConsultation,
): Promise<ConsultationAnswer> {
  const answered = new AbortController()
  try {
    const answer = await Promise.race([storeConsultation(context, sent), giveUp(answered.signal)])
    return answer === undefined
      ? { ...refused('unavailable'), retryAfterSeconds: 5 }
      : { envelope: succeeded(m.consultation_accepted(), answer) }
  } catch (error) {
    const answer = toRefusal(error)
    if (answer.envelope.status >= 500) {
      context.logger.error(
        { requestId: sent.requestId, error: describeError(error) },
        'consultation request failed',
      )
    }
    return answer
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
