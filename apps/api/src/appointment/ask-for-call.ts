import { type DescribedAppointment, findAppointment } from '@pulli/data/appointment/appointments.ts'
import { wishAppointment } from '@pulli/data/appointment/holds.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { type WishedCall, wishCall } from '@pulli/data/consultation/wished-calls.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { callDue } from '@pulli/domain/consultation/call-due.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import { callHoursInTime } from '#consultation/call-hours-in-time.ts'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { limitCalls } from './appointment-limits.ts'
import { judgeLink } from './end-links-of-others.ts'
import { lockOpenRequest } from './lock-open-request.ts'
import { requestOfWriter, type Writer } from './writer.ts'

export type CallInput = {
  writer: Writer
  /** Of a held time, which they wish to book, or of an appointment. */
  id: string
  /** The time to move the appointment to. Without it they wish to cancel. */
  startsAt?: Date | undefined
  traceId: string
}

/**
 * Asks the office to call and to do what needs a proven number, where no code reaches it (decision D62), within an hour of
 * its opening hours. A hold is extended to an hour, once; nothing is booked, moved or cancelled.
 * Repeating the call changes nothing.
 *
 * @throws DomainError `unknown-request`, `digits-needed`, `request-over`, `unknown-appointment`, `appointment-over`,
 *   `too-many-requests`
 * @throws InvalidInput for a time that is over
 */
export async function askForCall(context: ApiContext, input: CallInput): Promise<DescribedAppointment> {
  const { writer, id, traceId } = input
  const now = context.clock()
  const opened = await requestOfWriter(context, writer, now)
  const dueAt = callDue((await callHoursInTime(context)).week, now)
  return context.database.db.transaction().execute(async (tx) => {
    await lockOpenRequest(tx, opened.id)
    const request = await judgeLink(tx, context, opened)
    const found = await findAppointment(tx, id)
    if (found?.requestId !== request.id) throw new DomainError('unknown-appointment')
    const call = { dueAt, ...callAbout(found, input.startsAt, now) }
    if (!(await wishCall(tx, { requestId: request.id, call }))) return found
    await limitCalls(tx, context, { requestId: request.id, now })
    return recordWish(tx, { found, call, traceId, now })
  })
}

/**
 * Asks the office to call about a held time, instead of booking it for a number that has as many appointments as it may
 * take by itself: the desk may book more. Asked again, it changes nothing.
 */
export async function callInstead(
  tx: Tx,
  context: ApiContext,
  { found, traceId, now }: { found: DescribedAppointment; traceId: string; now: Date },
): Promise<DescribedAppointment> {
  const dueAt = callDue((await callHoursInTime(context)).week, now)
  const call = { dueAt, ...callAbout(found, undefined, now) }
  if (!(await wishCall(tx, { requestId: found.requestId, call }))) return found
  return recordWish(tx, { found, call, traceId, now })
}

type Wish = { found: DescribedAppointment; call: WishedCall; traceId: string; now: Date }

/** Holds the slot for the office, and notifies it. */
async function recordWish(tx: Tx, { found, call, traceId, now }: Wish): Promise<DescribedAppointment> {
  const { id } = found
  if (call.about === 'book') await wishAppointment(tx, { id, now })
  await addJob(tx, {
    task: 'mail-request-change',
    payload: { id: found.requestId, change: 'call', at: now.toISOString() },
    key: `mail-request-change:${found.requestId}:call`,
  })
  await recordAudit(tx, {
    actor: 'visitor',
    action: 'appointment.wish',
    subjectKind: 'appointment',
    subjectId: id,
    traceId,
    now,
  })
  return (await findAppointment(tx, id)) ?? found
}

function callAbout(
  found: DescribedAppointment,
  wanted: Date | undefined,
  now: Date,
): Omit<WishedCall, 'dueAt'> {
  const isHeld = found.status === 'held' && found.holdUntil !== null && found.holdUntil > now
  if (isHeld) return { about: 'book', startsAt: found.startsAt }
  if (found.status !== 'booked' || found.startsAt <= now) throw new DomainError('appointment-over')
  if (wanted === undefined) return { about: 'cancel', startsAt: null }
  if (wanted <= now) throw new InvalidInput({ starts_at: m.refusal_time_past() })
  return { about: 'move', startsAt: wanted }
}
