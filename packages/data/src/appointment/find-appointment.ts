import type { Db } from '#schema.ts'
import { type DescribedAppointment, describedAppointments } from './list-appointments-of-request.ts'

/** Finds an appointment, whatever became of it. */
export async function findAppointment(db: Db, id: string): Promise<DescribedAppointment | undefined> {
  return describedAppointments(db).where('appointments.id', '=', id).executeTakeFirst()
}
