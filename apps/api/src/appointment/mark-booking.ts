import { findAppointment } from '@pulli/data/appointment/appointments.ts'
import { markOutcome } from '@pulli/data/appointment/bookings.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { lockRequest } from '@pulli/data/consultation/requests.ts'
import type { AppointmentOutcome } from '@pulli/domain/appointment/appointment-life.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { staffEvent } from '#staff/staff-event.ts'
import type { Writer } from './writer.ts'

export type MarkInput = {
  writer: Extract<Writer, { kind: 'staff' }>
  id: string
  /** As it was seen. */
  version: number
  outcome: AppointmentOutcome
  traceId: string
}

/**
 * Marks what became of an appointment that has begun. A second click finds it marked.
 *
 * @throws DomainError `unknown-appointment`, `appointment-not-begun`, `appointment-over`, `appointment-changed`
 */
export async function markBooking(
  { database, clock }: ApiContext,
  { writer, id, version, outcome, traceId }: MarkInput,
): Promise<void> {
  const now = clock()
  await database.db.transaction().execute(async (tx) => {
    await lockRequest(tx, writer.requestId)
    const found = await findAppointment(tx, id)
    if (found?.requestId !== writer.requestId) throw new DomainError('unknown-appointment')
    if (found.status === outcome) return
    if (found.status === 'cancelled' || found.status === 'held') throw new DomainError('appointment-over')
    if (found.startsAt > now) throw new DomainError('appointment-not-begun')
    if ((await markOutcome(tx, { id, version, outcome, now })) === undefined)
      throw new DomainError('appointment-changed')
    const { staffId } = writer
    const event = { action: 'appointment.mark', subjectKind: 'appointment', subjectId: id, traceId, now }
    await recordAudit(tx, staffEvent({ staffId, ...event }))
  })
}
