import type { Appointment } from '@pulli/data/appointment/appointments.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { recordRequestEvent } from '@pulli/data/consultation/request-events.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { queueAppointmentMails } from '#appointment-mail/queue-appointment-mails.ts'
import { staffEvent } from '#staff/staff-event.ts'

/** What someone did about an appointment: of a moved one, the new one is given. */
export type AppointmentChange = {
  kind: 'booked' | 'moved' | 'cancelled'
  appointment: Pick<Appointment, 'id' | 'requestId' | 'staffId' | 'version' | 'startsAt'>
  /** A code, where the change follows from another one: `withdrawn`. */
  reason?: string
  /** Who of the staff did it; without it the sender of the request. */
  staffId?: string | undefined
  /** Of the HTTP request, for the audit trail. */
  traceId: string
  now: Date
}

/**
 * Records what was done about the appointment of a request, in the transaction that does it: the event of the request, the
 * audit row and the mails.
 *
 * @throws DomainError `request-over` if the request ended meanwhile
 */
export async function recordChange(tx: Tx, change: AppointmentChange): Promise<void> {
  const { kind, appointment, reason, staffId, traceId, now } = change
  const step = await recordRequestEvent(tx, {
    requestId: appointment.requestId,
    kind,
    ...(staffId === undefined ? { actor: 'visitor' } : { actor: 'staff', staffId }),
    ...(reason !== undefined && { reason }),
    now,
  })
  if (step?.after === undefined) throw new DomainError('request-over')
  const event = {
    action: `appointment.${ACTIONS[kind]}`,
    subjectKind: 'appointment',
    subjectId: appointment.id,
  }
  await recordAudit(tx, staffEvent({ staffId, ...event, traceId, now }))
  await queueAppointmentMails(tx, { kind, appointment, now })
}

const ACTIONS = { booked: 'book', moved: 'move', cancelled: 'cancel' } as const
