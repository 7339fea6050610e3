import type { Tx } from '#schema.ts'
import { APPOINTMENT_COLUMNS, type Appointment } from './appointment.ts'

/** Books a held slot. Returns undefined if it is no longer held, expired, or changed since `version`. */
export async function bookAppointment(
  tx: Tx,
  { id, version, now }: { id: string; version: number; now: Date },
): Promise<Appointment | undefined> {
  return tx
    .updateTable('appointments')
    .set({
      status: 'booked',
      hold_until: null,
      visitor_hash: null,
      booked_at: now,
      version: version + 1,
      changed_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .where('version', '=', version)
    .where('hold_until', '>', now)
    .returning(APPOINTMENT_COLUMNS)
    .executeTakeFirst()
}
