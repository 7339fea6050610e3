import type { ServiceMode } from '@pulli/domain/appointment/service-modes.ts'
import { maskName } from '@pulli/domain/consultation/mask.ts'
import type { CallAbout } from '@pulli/domain/consultation/wished-call.ts'
import { openDetails } from '#consultation/request-details.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db } from '#schema.ts'
import { APPOINTMENT_COLUMNS, type Appointment } from './appointment.ts'

/** An appointment as the desk's week shows it. */
export type AppointmentOfWeek = Appointment & {
  serviceName: string
  mode: ServiceMode
  staffName: string
  /** What the sender of its request asked to be called about. */
  callAbout: CallAbout | null
  /** The first letter of the sender's name. */
  maskedName: string
}

/**
 * Lists the appointments that begin between two instants, the first first: booked ones, those that are held now, and
 * those that are over; not the cancelled ones.
 *
 * @param staffId of the only one whose appointments are wanted
 * @throws UnreadableValue if a key is lost
 */
export async function listAppointmentsOfWeek(
  db: Db,
  keys: EncryptionKeys,
  { from, to, staffId, now }: { from: Date; to: Date; staffId?: string | undefined; now: Date },
): Promise<AppointmentOfWeek[]> {
  const rows = await db
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .innerJoin('staff', 'staff.id', 'appointments.staff_id')
    .innerJoin('consultation_requests as request', 'request.id', 'appointments.request_id')
    .select([
      ...APPOINTMENT_COLUMNS,
      'services.name as serviceName',
      'services.mode',
      'staff.name as staffName',
      'request.call_about as callAbout',
      'request.wrapped_key as wrappedKey',
      'request.details_encrypted as detailsEncrypted',
    ])
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .where((eb) =>
      eb.or([
        eb('appointments.status', 'in', ['booked', 'happened', 'missed']),
        eb.and([eb('appointments.status', '=', 'held'), eb('hold_until', '>', now)]),
      ]),
    )
    .$if(staffId !== undefined, (query) => query.where('appointments.staff_id', '=', staffId ?? ''))
    .orderBy('starts_at')
    .orderBy('appointments.id')
    .execute()
  return Promise.all(
    rows.map(async ({ wrappedKey, detailsEncrypted, ...appointment }) => {
      const stored = { id: appointment.requestId, wrappedKey, detailsEncrypted }
      return { ...appointment, maskedName: maskName((await openDetails(keys, stored)).name) }
    }),
  )
}
