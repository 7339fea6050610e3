import type { ConsultationSection } from '@pulli/domain/consultation/sections.ts'
import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** What is stored of a request. `phone` is E.164, `consultationOn` is `YYYY-MM-DD` in `timeZone`. */
export type NewConsultationRequestRow = {
  name: string
  email: string
  phone: string
  section: ConsultationSection
  consultationOn: string
  timeZone: string
  noticeVersion: string
  idempotency: Idempotency | undefined
  now: Date
}

/** The key that a caller sent, and the fingerprint of what was sent under it. */
export type Idempotency = { key: string; fingerprint: string }

/**
 * Stores a request, unless one with its idempotency key is there. A parallel one is waited for.
 * @returns the id of the stored request, or undefined where the key was taken
 */
export async function insertConsultationRequest(tx: Tx, request: NewConsultationRequestRow) {
  const row = await tx
    .insertInto('consultation_requests')
    .values({
      id: uuidV7(request.now),
      name: request.name,
      email: request.email,
      phone: request.phone,
      section: request.section,
      consultation_on: request.consultationOn,
      time_zone: request.timeZone,
      notice_version: request.noticeVersion,
      consented_at: request.now,
      idempotency_key: request.idempotency?.key ?? null,
      request_fingerprint: request.idempotency?.fingerprint ?? null,
      submitted_at: request.now,
      provider_mailed_at: null,
      visitor_mailed_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('idempotency_key').where('idempotency_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
