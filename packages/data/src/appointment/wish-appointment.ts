import { wishEnd } from '@pulli/domain/appointment/appointment-life.ts'
import type { Tx } from '#schema.ts'
import { APPOINTMENT_COLUMNS, type Appointment } from './appointment.ts'

/** Extends a hold so that the desk can call about it. Returns undefined if the slot is not held, or already extended. */
export async function wishAppointment(
  tx: Tx,
  { id, now }: { id: string; now: Date },
): Promise<Appointment | undefined> {
  return await tx
    .updateTable('appointments')
    .set((eb) => ({
      is_wished: true,
      hold_until: wishEnd(now),
      version: eb('version', '+', 1),
      changed_at: now,
    }))
    .where('id', '=', id)
    .where('status', '=', 'held')
    .where('hold_until', '>', now)
    .where('is_wished', '=', false)
    .returning(APPOINTMENT_COLUMNS)
    .executeTakeFirst()
}
