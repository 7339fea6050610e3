import { providerCalls } from '#addresses.ts'
import { callApi, type Outcome, readAnswer } from '#api/call-api.ts'
import type { ConsultationValues } from './consultation-values.ts'

/** Sends a consultation request. Never throws. */
export function sendConsultation(
  body: ConsultationValues,
  idempotencyKey: string,
): Promise<Outcome<unknown>> {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const headers = { 'x-time-zone': timeZone, 'idempotency-key': idempotencyKey }
  return callApi(providerCalls.consultation, { method: 'POST', body, headers, read: readStatus })
}

/** The body of a success is not read (API-04). */
async function readStatus(response: Response): Promise<Outcome<unknown>> {
  return response.status === 200 ? { kind: 'done', data: undefined, message: '' } : readAnswer(response)
}
