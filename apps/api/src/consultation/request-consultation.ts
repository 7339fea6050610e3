import { createHash } from 'node:crypto'
import type { NewConsultationRequest } from '@pulli/contracts/consultation.ts'
import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import { findConsultationRequestByKey } from '@pulli/data/consultation/find-consultation-request-by-key.ts'
import { insertConsultationRequest } from '@pulli/data/consultation/insert-consultation-request.ts'
import { releaseIdempotencyKey } from '@pulli/data/consultation/release-idempotency-key.ts'
import { addJob } from '@pulli/data/jobs/add-job.ts'
import type { Db, Tx } from '@pulli/data/schema.ts'
import { CONSULTATION_NOTICE_VERSION } from '@pulli/domain/consultation/privacy-notice.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { addressGroup } from '#limits/address-group.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'
import { CONSULTATION_LIMITS, CONSULTATION_WINDOW_SECONDS } from './consultation-limits.ts'

const KEY_LIFETIME_MILLISECONDS = 24 * 3_600_000

export type ConsultationWish = {
  request: NewConsultationRequest
  timeZone: string
  idempotencyKey: string | undefined
  ip: string
  requestId: string
}

/**
 * Stores a consultation request, queues its two mails and records it: all three, or nothing. Sent again
 * under the same idempotency key within 24 h, it gives back the first one.
 *
 * @throws DomainError `idempotency-key-reused`, `too-many-requests`
 */
export async function requestConsultation(
  context: ApiContext,
  wish: ConsultationWish,
): Promise<{ id: string }> {
  const now = context.clock()
  const { request, idempotencyKey: key } = wish

  return context.database.db.transaction().execute(async (tx) => {
    if (key !== undefined) await releaseIdempotencyKey(tx, key, keyLifeStart(now))
    const id = await insertConsultationRequest(tx, {
      name: request.name,
      email: request.email,
      phone: request.phone,
      section: request.section,
      consultationOn: request.consultation_date,
      timeZone: wish.timeZone,
      noticeVersion: CONSULTATION_NOTICE_VERSION,
      idempotency: key === undefined ? undefined : { key, fingerprint: fingerprintOf(request) },
      now,
    })
    if (id === undefined) return earlierRequest(tx, { request, key: key ?? '', now })

    await enforceLimits(tx, context, wish, now)
    await addJob(tx, { task: 'mail-consultation', payload: { id }, key: `mail-consultation:${id}` })
    await recordAudit(tx, {
      actor: 'visitor',
      action: 'consultation-request.submit',
      subjectKind: 'consultation-request',
      subjectId: id,
      requestId: wish.requestId,
      now,
    })
    return { id }
  })
}

/**
 * Gives back what was stored under a key in the last 24 h.
 * @throws DomainError `idempotency-key-reused` where that was something else
 */
export async function earlierRequest(
  db: Db,
  { request, key, now }: { request: NewConsultationRequest; key: string; now: Date },
): Promise<{ id: string }> {
  const earlier = await findConsultationRequestByKey(db, key, keyLifeStart(now))
  if (earlier?.fingerprint !== fingerprintOf(request)) throw new DomainError('idempotency-key-reused')
  return { id: earlier.id }
}

async function enforceLimits(tx: Tx, { config }: ApiContext, { request, ip }: ConsultationWish, now: Date) {
  const { perAddress, perPhone, perEmail } = { ...CONSULTATION_LIMITS, ...config.consultationLimits }
  const limit = { windowSeconds: CONSULTATION_WINDOW_SECONDS, secret: config.limitSecret, now }
  // Always in this order: two requests that share two limits then wait for each other, and never in a circle.
  await enforceLimit(tx, {
    ...limit,
    name: 'consultation-address',
    subject: addressGroup(ip),
    max: perAddress,
  })
  await enforceLimit(tx, { ...limit, name: 'consultation-phone', subject: request.phone, max: perPhone })
  await enforceLimit(tx, {
    ...limit,
    name: 'consultation-email',
    subject: request.email.toLowerCase(),
    max: perEmail,
  })
}

const keyLifeStart = (now: Date) => new Date(now.getTime() - KEY_LIFETIME_MILLISECONDS)

function fingerprintOf({ name, email, phone, section, consultation_date }: NewConsultationRequest): string {
  const whole = JSON.stringify([name, email, phone, section, consultation_date])
  return createHash('sha256').update(whole).digest('base64url')
}
