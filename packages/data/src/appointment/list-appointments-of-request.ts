import type { ServiceMode } from '@pulli/domain/appointment/service-modes.ts'
import type { Db } from '#schema.ts'
import { APPOINTMENT_COLUMNS, type Appointment } from './appointment.ts'

/** An appointment in words: what, how and with whom. */
export type DescribedAppointment = Appointment & {
  serviceName: string
  mode: ServiceMode
  staffName: string
  /** The document id of the content service's entry that shows them. */
  teamEntry: string | null
  /** The address of the counsellor's room for sessions by video. */
  videoRoom: string | null
}

/**
 * Lists the appointments of a request, the latest start first. Times that were held and never booked are left out,
 * except one that is held now.
 */
export async function listAppointmentsOfRequest(
  db: Db,
  requestId: string,
  now: Date,
): Promise<DescribedAppointment[]> {
  return describedAppointments(db)
    .where('request_id', '=', requestId)
    .where((eb) => eb.or([eb('booked_at', 'is not', null), eb('hold_until', '>', now)]))
    .orderBy('starts_at', 'desc')
    .orderBy('appointments.id', 'desc')
    .execute()
}

/** Selects appointments with what they are about. */
export function describedAppointments(db: Db) {
  return db
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .innerJoin('staff', 'staff.id', 'appointments.staff_id')
    .select([
      ...APPOINTMENT_COLUMNS,
      'services.name as serviceName',
      'services.mode',
      'staff.name as staffName',
      'staff.team_entry as teamEntry',
      'staff.video_room as videoRoom',
    ])
}
