import { listAppointmentsOfRequest } from '@pulli/data/appointment/appointments.ts'
import { cancelComing } from '@pulli/data/appointment/bookings.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { changeSafeContact } from '@pulli/data/consultation/request-details.ts'
import { recordRequestEvent } from '@pulli/data/consultation/request-events.ts'
import { lockRequest } from '@pulli/data/consultation/requests.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { isOver, stateOf } from '@pulli/domain/consultation/request-life.ts'
import { chosenAnswers, type SafeContact } from '@pulli/domain/consultation/safe-contact.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { endLinksOfOthers, judgeLink } from '#appointment/end-links-of-others.ts'
import { recordChange } from '#appointment/record-change.ts'
import { requestOfWriter, requireProof } from '#appointment/writer.ts'
import type { ApiContext } from '#context.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'
import { eraseAndTell } from './erase-and-tell.ts'
import type { NewLink } from './new-link.ts'

/** Each changed answer is a mail to the office, and any visitor can make a request of their own to change. */
const CHANGES_AN_HOUR = 10

/** What its sender changes about a request. */
export type RequestChange =
  | { kind: 'contact'; contact: SafeContact }
  | { kind: 'withdraw' }
  | { kind: 'erase' }

export type ChangeInput = {
  token: string
  change: RequestChange
  cookie: string | undefined
  traceId: string
}

/**
 * Changes a request for the person who typed its digits in this browser a moment ago, and notifies the office. Withdrawing it
 * cancels its appointment. A second withdrawal changes nothing. With a proven number it ends the links given before.
 *
 * @throws DomainError `unknown-request`, `digits-needed`, `proof-needed`, `request-over`, `too-many-requests`
 */
export async function changeFollowedRequest(
  context: ApiContext,
  { change, ...input }: ChangeInput,
): Promise<{ link?: NewLink }> {
  const { token, cookie } = input
  const now = context.clock()
  const opened = await requestOfWriter(context, { kind: 'link', token, cookie }, now)
  const { id } = opened

  return context.database.db.transaction().execute(async (tx) => {
    const events = (await lockRequest(tx, id)) ?? []
    const request = await judgeLink(tx, context, opened)
    const state = stateOf(events.map(({ kind }) => kind))
    if (change.kind === 'contact' && isOver(state)) throw new DomainError('request-over')
    // Both end the appointment, if there is one.
    if (change.kind !== 'contact' && (await hasComing(tx, id, now))) requireProof(request)
    const ended = await endLinksOfOthers(tx, context, { request, now })
    if (!(await apply(tx, context, { id, change, traceId: input.traceId, now }))) return ended
    await addJob(tx, {
      task: 'mail-request-change',
      payload: { id, change: change.kind, at: now.toISOString() },
      key: `mail-request-change:${id}:${change.kind}`,
    })
    await recordAudit(tx, {
      actor: 'visitor',
      action: `consultation-request.${ACTIONS[change.kind]}`,
      subjectKind: 'consultation-request',
      subjectId: id,
      traceId: input.traceId,
      now,
    })
    return ended
  })
}

async function hasComing(tx: Tx, requestId: string, now: Date): Promise<boolean> {
  const own = await listAppointmentsOfRequest(tx, requestId, now)
  return own.some(({ status, startsAt }) => status === 'booked' && startsAt > now)
}

const ACTIONS = { contact: 'change-contact', withdraw: 'withdraw', erase: 'erase' } as const

/** Returns whether anything changed. */
async function apply(
  tx: Tx,
  { encryption, config }: ApiContext,
  { id, change, traceId, now }: { id: string; change: RequestChange; traceId: string; now: Date },
): Promise<boolean> {
  switch (change.kind) {
    case 'contact':
      await enforceLimit(tx, {
        name: 'follow-changes',
        subject: id,
        max: CHANGES_AN_HOUR,
        windowSeconds: 3_600,
        keys: config.keys,
        now,
      })
      return changeSafeContact(tx, encryption, { id, contact: chosenAnswers(change.contact) })
    case 'withdraw': {
      const events = await lockRequest(tx, id)
      const isOpen = events !== undefined && !isOver(stateOf(events.map(({ kind }) => kind)))
      const by = 'visitor'
      const appointment = isOpen
        ? await cancelComing(tx, { requestId: id, by, reason: 'withdrawn', now })
        : undefined
      if (appointment !== undefined)
        await recordChange(tx, { kind: 'cancelled', appointment, reason: 'withdrawn', traceId, now })
      const step = await recordRequestEvent(tx, { requestId: id, kind: 'withdrawn', actor: by, now })
      if (step?.after === undefined && step?.before !== 'withdrawn') throw new DomainError('request-over')
      return step.after !== undefined
    }
    case 'erase':
      return eraseAndTell(tx, { config, encryption }, { id, now })
  }
}
