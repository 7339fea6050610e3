import type { IncomingHttpHeaders } from 'node:http'
import { promisedCall } from '@pulli/contracts/callback/call-hours.ts'
import type { NewConsultationRequest } from '@pulli/contracts/consultation.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { isBlockingUnclaimed } from '@pulli/data/consultation/request-claims.ts'
import { makeFollowToken } from '@pulli/data/consultation/request-links.ts'
import { insertConsultationRequest, withholdVisitorMail } from '@pulli/data/consultation/requests.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import type { Db } from '@pulli/data/schema.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { CONSULTATION_NOTICE_VERSION } from '@pulli/domain/consultation/privacy-notice.ts'
import { chosenAnswers } from '@pulli/domain/consultation/safe-contact.ts'
import { noticeVersion } from '@pulli/domain/retention/notice-version.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { claimWrite, findEarlierWrite, type IdempotentWrite } from '#idempotency/idempotent-write.ts'
import { mayMail } from '#limits/may-mail.ts'
import { findKnownBrowser } from '#sign-in/known-browser.ts'
import { memberOf } from '#sign-in/known-sender.ts'
import { callHoursInTime } from './call-hours-in-time.ts'
import { countConsultation } from './consultation-limits.ts'
import { inTime } from './in-time.ts'
import { unprovenDigest } from './mail-unproven.ts'

export type RequestConsultationInput = {
  request: NewConsultationRequest
  timeZone: string
  idempotencyKey: string | undefined
  ip: string
  /** Of the sender, whom they may prove. */
  headers?: IncomingHttpHeaders | undefined
  traceId: string
}

/**
 * Stores a consultation request, queues its two mails and writes its audit row in one transaction. A retry with the
 * same idempotency key within 24 h returns the stored request. When the mailbox has reached its daily limit of mails,
 * the request is stored but the visitor gets no mail. Requests of strangers never cause a refusal: see `countConsultation`.
 *
 * @throws DomainError `idempotency-key-reused`, `too-many-requests`
 * @throws InvalidInput if the team has no entry of whom they ask for
 */
export async function requestConsultation(
  context: ApiContext,
  input: RequestConsultationInput,
): Promise<{ id: string }> {
  const now = context.clock()
  const { request, idempotencyKey: key } = input
  const promise = promisedCall(await callHoursInTime(context), now)
  const asked = await preferredName(context, request.preferred_staff)
  const isProven = await isNumberProven(context, input.headers ?? {}, request.phone)
  const isForChild = request.for_whom === 'child'

  return context.database.db.transaction().execute(async (tx) => {
    const id = uuidV7(now)
    const earlier = await claimWrite(tx, { ...writeOf(request, key, now), subject: id })
    if (earlier !== undefined) return { id: earlier.subject ?? id }

    const sender = { phone: request.phone, ip: input.ip, isProven, now }
    const { unproven, countedAs } = await countConsultation(tx, context, sender)
    await insertConsultationRequest(tx, context.encryption, {
      id,
      name: request.name,
      email: request.email,
      phone: request.phone,
      section: request.section,
      consultationOn: request.consultation_date,
      timeZone: input.timeZone,
      noticeVersion: noticeVersion(CONSULTATION_NOTICE_VERSION, context.config.seal !== undefined),
      forWhom: isForChild ? 'child' : 'me',
      relation: isForChild ? request.relation : undefined,
      contact: contactOf(request),
      preferredStaff: request.preferred_staff,
      preferredName: asked,
      promisedBy: promise?.by ?? null,
      followToken: makeFollowToken(),
      ...{ unproven, countedAs },
      isOwn: isProven,
      isBlocked: !isProven && (await isBlockingUnclaimed(tx, context.encryption, request.phone)),
      now,
    })
    const mail = { form: 'consultation', email: request.email, keys: context.config.keys, now } as const
    if (!(await mayMail(tx, { ...mail, sender: isProven ? request.phone : undefined })))
      await withholdVisitorMail(tx, id)
    await addJob(tx, { task: 'mail-consultation', payload: { id }, key: `mail-consultation:${id}` })
    if (unproven !== undefined) await addJob(tx, unprovenDigest(now))
    await recordAudit(tx, {
      actor: 'visitor',
      action: 'consultation-request.submit',
      subjectKind: 'consultation-request',
      subjectId: id,
      traceId: input.traceId,
      now,
    })
    return { id }
  })
}

/**
 * Returns the request stored with an idempotency key in the last 24 h.
 * @throws DomainError `idempotency-key-reused` if the stored request differs
 */
export async function earlierRequest(
  db: Db,
  { request, key, now }: { request: NewConsultationRequest; key: string; now: Date },
): Promise<{ id: string }> {
  const earlier = await findEarlierWrite(db, writeOf(request, key, now))
  if (earlier.subject === null) throw new Error('a request that was stored has no id')
  return { id: earlier.subject }
}

/** A visitor is identified by the phone number to call back. */
function writeOf(request: NewConsultationRequest, key: string | undefined, now: Date): IdempotentWrite {
  const { name, email, phone, section, consultation_date, ...more } = request
  const input = [name, email, phone, section, consultation_date, more]
  return { key, operation: 'requestConsultation', owner: { visitor: phone }, input, now }
}

/** How they may be called back; undefined where nothing differs from the defaults. */
function contactOf(request: NewConsultationRequest) {
  const chosen = chosenAnswers(request)
  return Object.keys(chosen).length > 0 ? chosen : undefined
}

/**
 * Returns whether a request comes from a member who signed in with this number, or a browser known for it. Who asks for
 * help with an expired token is a stranger, and is not refused.
 */
async function isNumberProven(
  context: ApiContext,
  headers: FastifyRequest['headers'],
  phone: string,
): Promise<boolean> {
  const browser = findKnownBrowser({ headers }, context.config, { phone, now: context.clock() })
  if (browser !== undefined) return true
  return (await memberOf(context, headers.authorization))?.phone === phone
}

/**
 * Returns the name of the person whom a visitor asks for; undefined where they name no one, or the team cannot be
 * read at once: the request is stored with the entry alone.
 *
 * @throws InvalidInput if the team has no such entry
 */
async function preferredName(
  { teamName }: Pick<ApiContext, 'teamName'>,
  documentId: string | undefined,
): Promise<string | undefined> {
  if (documentId === undefined || teamName === undefined) return undefined
  const found = await inTime(async () => ({ name: await teamName(documentId) }), undefined)
  if (found !== undefined && found.name === undefined)
    throw new InvalidInput({ preferred_staff: m.field_preferred_staff_unknown() })
  return found?.name
}
