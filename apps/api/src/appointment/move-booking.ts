import { findAppointment, listAppointmentsOfRequest } from '@pulli/data/appointment/appointments.ts'
import { moveAppointment } from '@pulli/data/appointment/bookings.ts'
import { releaseHold } from '@pulli/data/appointment/holds.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { limitMoves } from './appointment-limits.ts'
import { endLinksOfOthers, judgeLink } from './end-links-of-others.ts'
import { isSame } from './hold-time.ts'
import { lockOpenRequest } from './lock-open-request.ts'
import { recordChange } from './record-change.ts'
import { takeTime } from './take-time.ts'
import { actorOf, type ChangedAppointment, requestOfWriter, requireProof, type Writer } from './writer.ts'

export type MoveInput = {
  writer: Writer
  id: string
  startsAt: Date
  /** Without it: the service that was booked. */
  serviceId?: string | undefined
  /** Without it: the person that was booked; null: anyone who is free. */
  staffId?: string | null | undefined
  /** As it was seen; without it, as it is. */
  version?: number
  traceId: string
}

/**
 * Moves a booked appointment to another time: cancels it and books the other in one transaction, under the same entry in
 * a calendar. A second click finds it moved.
 *
 * @throws DomainError `unknown-request`, `digits-needed`, `proof-needed`, `unknown-appointment`, `request-over`,
 *   `appointment-over`, `not-offered`, `calendar-unavailable`, `too-many-requests`,
 *   `appointment-changed`
 * @throws DetailedRefusal `time-taken`, `time-past`, `no-such-time`
 */
export async function moveBooking(context: ApiContext, input: MoveInput): Promise<ChangedAppointment> {
  const now = context.clock()
  const { writer, id, startsAt, version, traceId } = input
  const { by, ...person } = actorOf(writer)
  const opened = await requestOfWriter(context, writer, now)
  requireProof(opened)
  const known = await findAppointment(context.database.db, id)
  if (known?.requestId !== opened.id) throw new DomainError('unknown-appointment')
  const serviceId = input.serviceId ?? known.serviceId
  const staffId = input.staffId === undefined ? known.staffId : (input.staffId ?? undefined)
  const wanted = { serviceId, staffId, startsAt, requestId: opened.id, now }
  return takeTime(context, wanted, async (tx, time) => {
    await lockOpenRequest(tx, opened.id)
    const request = await judgeLink(tx, context, opened)
    const ended = () => endLinksOfOthers(tx, context, { request, now })
    const own = await listAppointmentsOfRequest(tx, request.id, now)
    const booked = own.find(({ status }) => status === 'booked')
    const left = own.find((one) => one.id === id)
    if (left?.cancelReason === 'moved' && booked !== undefined && isSame(booked, wanted))
      return { ...booked, ...(await ended()) }
    if (left?.status !== 'booked' || left.startsAt <= now) throw new DomainError('appointment-over')
    if (isSame(left, wanted)) return { ...left, ...(await ended()) }
    if (version !== undefined && version !== left.version) throw new DomainError('appointment-changed')
    const taken = time()
    if (by === 'visitor') await limitMoves(tx, context, { requestId: request.id, now })
    await releaseHold(tx, { requestId: request.id, by, reason: 'hold-replaced', now })
    const moved = await moveAppointment(tx, {
      id,
      version: left.version,
      time: taken,
      by,
      now,
    })
    if (moved === undefined) throw new DomainError('appointment-over')
    await recordChange(tx, { kind: 'moved', appointment: moved, ...person, traceId, now })
    const found = await findAppointment(tx, moved.id)
    if (found === undefined) throw new Error('what was just booked is gone')
    return { ...found, ...(await ended()) }
  })
}
