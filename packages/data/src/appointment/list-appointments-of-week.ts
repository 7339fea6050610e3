import type { ServiceMode } from '@pulli/domain/appointment/service-modes.ts'
import type { Db } from '#schema.ts'
import { APPOINTMENT_COLUMNS, type Appointment } from './appointment.ts'

/** An appointment as the desk's week shows it. */
export type AppointmentOfWeek = Appointment & { serviceName: string; mode: ServiceMode; staffName: string }

/**
 * Lists the appointments that begin between two instants, the first first: booked ones, those that are held now, and
 * those that are over; not the cancelled ones.
 *
 * @param staffId of the only one whose appointments are wanted
 */
export async function listAppointmentsOfWeek(
  db: Db,
  { from, to, staffId, now }: { from: Date; to: Date; staffId?: string | undefined; now: Date },
): Promise<AppointmentOfWeek[]> {
  return db
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .innerJoin('staff', 'staff.id', 'appointments.staff_id')
    .select([
      ...APPOINTMENT_COLUMNS,
      'services.name as serviceName',
      'services.mode',
      'staff.name as staffName',
    ])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['booked', 'happened', 'missed']),
        eb.and([eb('status', '=', 'held'), eb('hold_until', '>', now)]),
      ]),
    )
    .$if(staffId !== undefined, (query) => query.where('appointments.staff_id', '=', staffId ?? ''))
    .orderBy('starts_at')
    .orderBy('appointments.id')
    .execute()
}
