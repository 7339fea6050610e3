import { findAppointment, listAppointmentsOfRequest } from '@pulli/data/appointment/appointments.ts'
import { holdAppointment } from '@pulli/data/appointment/holds.ts'
import { endWishedCall } from '@pulli/data/consultation/wished-calls.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { limitHolds } from './appointment-limits.ts'
import { endLinksOfOthers, judgeLink } from './end-links-of-others.ts'
import { lockOpenRequest } from './lock-open-request.ts'
import { takeTime } from './take-time.ts'
import { type ChangedAppointment, requestOfWriter, type Writer } from './writer.ts'

export type HoldInput = {
  writer: Writer
  serviceId: string
  /** Without it: anyone who is free. */
  staffId?: string | undefined
  startsAt: Date
  ip: string
}

/**
 * Holds a slot for ten minutes, in place of the one that the request held. Holding the same slot again returns the
 * existing hold.
 *
 * @throws DomainError `unknown-request`, `digits-needed`, `request-over`, `already-booked`, `not-offered`,
 *   `calendar-unavailable`, `too-many-times`, `too-many-appointments`
 * @throws DetailedRefusal `time-taken`, `time-past`, `no-such-time`
 */
export async function holdTime(context: ApiContext, input: HoldInput): Promise<ChangedAppointment> {
  const now = context.clock()
  const { writer, serviceId, staffId, startsAt, ip } = input
  const opened = await requestOfWriter(context, writer, now)
  const wanted = { serviceId, staffId, requestId: opened.id, startsAt, now }
  return takeTime(context, wanted, async (tx, time) => {
    const events = await lockOpenRequest(tx, opened.id)
    const request = await judgeLink(tx, context, opened)
    const own = await listAppointmentsOfRequest(tx, request.id, now)
    if (own.some(({ status }) => status === 'booked')) throw new DomainError('already-booked')
    const held = own.find(({ status }) => status === 'held')
    if (held !== undefined && isSame(held, input))
      return { ...held, ...(await endLinksOfOthers(tx, context, { request, now })) }
    const taken = time()
    const visitorHash = await limitHolds(tx, context, { request: { ...request, events }, ip, now }, taken)
    await endWishedCall(tx, request.id, 'book')
    const { id } = await holdAppointment(tx, { requestId: request.id, time: taken, visitorHash, now })
    const found = await findAppointment(tx, id)
    if (found === undefined) throw new Error('what was just held is gone')
    return { ...found, ...(await endLinksOfOthers(tx, context, { request, now })) }
  })
}

/** Returns whether an appointment is what someone wants. */
export function isSame(
  appointment: { startsAt: Date; serviceId: string; staffId: string },
  wanted: { startsAt: Date; serviceId: string; staffId?: string | undefined },
): boolean {
  return (
    appointment.startsAt.getTime() === wanted.startsAt.getTime() &&
    appointment.serviceId === wanted.serviceId &&
    (wanted.staffId === undefined || appointment.staffId === wanted.staffId)
  )
}
