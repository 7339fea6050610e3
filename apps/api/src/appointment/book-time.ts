import {
  type DescribedAppointment,
  findAppointment,
  listAppointmentsOfRequest,
} from '@pulli/data/appointment/appointments.ts'
import { bookAppointment } from '@pulli/data/appointment/bookings.ts'
import { holdAppointment } from '@pulli/data/appointment/holds.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { endLinksOfOthers } from './end-links-of-others.ts'
import { isSame } from './hold-time.ts'
import { lockOpenRequest } from './lock-open-request.ts'
import { recordChange } from './record-change.ts'
import { takeTime } from './take-time.ts'
import type { Writer } from './writer.ts'

export type BookInput = {
  writer: Extract<Writer, { kind: 'staff' }>
  serviceId: string
  /** Without it: anyone who is free. */
  staffId?: string | undefined
  startsAt: Date
  traceId: string
}

/**
 * Books a time for a request at once, for someone of the staff who agreed on it on the phone. A time that the request
 * held is given back. The same again is the appointment that there is.
 *
 * @throws DomainError `unknown-request`, `request-over`, `already-booked`, `not-offered`, `calendar-unavailable`
 * @throws DetailedRefusal `time-taken`, `time-past`, `no-such-time`
 */
export async function bookTime(context: ApiContext, input: BookInput): Promise<DescribedAppointment> {
  const now = context.clock()
  const { writer, serviceId, staffId, startsAt, traceId } = input
  const wanted = { serviceId, staffId, requestId: writer.requestId, startsAt, now }
  return takeTime(context, wanted, async (tx, time) => {
    await lockOpenRequest(tx, writer.requestId)
    const request = { id: writer.requestId, isProven: true, mayCancel: true }
    await endLinksOfOthers(tx, context, { request, now })
    const own = await listAppointmentsOfRequest(tx, writer.requestId, now)
    const booked = own.find(({ status }) => status === 'booked')
    if (booked !== undefined && isSame(booked, input)) return booked
    if (booked !== undefined) throw new DomainError('already-booked')
    const held = await holdAppointment(tx, { requestId: writer.requestId, time: time(), now })
    const appointment = await bookAppointment(tx, { ...held, now })
    if (appointment === undefined) throw new Error('what was just held is gone')
    await recordChange(tx, { kind: 'booked', appointment, staffId: writer.staffId, traceId, now })
    return (await findAppointment(tx, appointment.id)) ?? Promise.reject(new Error('what was booked is gone'))
  })
}
