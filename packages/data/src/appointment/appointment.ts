import type { AppointmentStatus } from '@pulli/domain/appointment/appointment-life.ts'
import type { RequestActor } from '#schema.ts'

/** An appointment [FHIR: Appointment]. */
export type Appointment = {
  id: string
  staffId: string
  serviceId: string
  requestId: string
  startsAt: Date
  endsAt: Date
  status: AppointmentStatus
  /** For a held slot: when the hold expires. */
  holdUntil: Date | null
  /** It is held for the desk, which was asked to call. */
  isWished: boolean
  /** Rises with every change, and over a move. */
  version: number
  /** The same before and after a move: of its entry in a calendar. */
  calendarUid: string
  cancelledBy: RequestActor | null
  /** A code: `asked`, `moved`, `withdrawn`, `hold-over`, `hold-replaced`. */
  cancelReason: string | null
}

/** The columns of an `Appointment`. */
export const APPOINTMENT_COLUMNS = [
  'appointments.id',
  'appointments.staff_id as staffId',
  'appointments.service_id as serviceId',
  'appointments.request_id as requestId',
  'appointments.starts_at as startsAt',
  'appointments.ends_at as endsAt',
  'appointments.status',
  'appointments.hold_until as holdUntil',
  'appointments.is_wished as isWished',
  'appointments.version',
  'appointments.calendar_uid as calendarUid',
  'appointments.cancelled_by as cancelledBy',
  'appointments.cancel_reason as cancelReason',
] as const

/** A time that is wanted: of whom, for what, from when, and when they are free again. */
export type WantedTime = {
  staffId: string
  serviceId: string
  startsAt: Date
  endsAt: Date
  freeAt: Date
}
