import type { Db } from '#schema.ts'
import { APPOINTMENT_COLUMNS, type Appointment } from './appointment.ts'

/** Finds an appointment. */
export async function findAppointment(db: Db, id: string): Promise<Appointment | undefined> {
  return db.selectFrom('appointments').select(APPOINTMENT_COLUMNS).where('id', '=', id).executeTakeFirst()
}
