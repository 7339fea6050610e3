import { providerCalls } from '#addresses.ts'
import {
  type ConsultationErrors,
  type ConsultationValues,
  consultationErrors,
} from './consultation-values.ts'

/** D46: without any answer for so long, the call is given up and can be tried again. */
const GIVE_UP_AFTER_MS = 30_000

/** How an attempt ended. Without a message the page's own words stand in (ERR-01). */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'refused'; message: string | undefined; errors: ConsultationErrors }
  | { kind: 'unanswered' }

interface Attempt {
  values: ConsultationValues
  idempotencyKey: string
  timeZone: string
  fetch?: typeof fetch
}

/** Sends a consultation request once. It never throws. */
export async function sendConsultation(attempt: Attempt): Promise<Outcome> {
  const { values, idempotencyKey, timeZone, fetch: send = fetch } = attempt
  try {
    const response = await send(providerCalls.consultation, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-time-zone': timeZone,
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    })
    // The success body is not read (API-04).
    if (response.status === 200) return { kind: 'sent' }
    return refusal(await response.json().catch(() => undefined))
  } catch {
    return { kind: 'unanswered' }
  }
}

function refusal(body: unknown): Outcome {
  const { message, data } = (body ?? {}) as { message?: unknown; data?: { fields?: unknown } | null }
  return {
    kind: 'refused',
    message: typeof message === 'string' && message ? message : undefined,
    errors: consultationErrors(data?.fields),
  }
}

/** Gives one key to one attempt: the same values sent again keep it, other values get a new one. */
export function attemptKeys(newKey: () => string) {
  let last: { values: string; key: string } | undefined
  return {
    keyFor(values: ConsultationValues) {
      const text = JSON.stringify(values)
      if (last?.values !== text) last = { values: text, key: newKey() }
      return last.key
    },
    forget() {
      last = undefined
    },
  }
}
