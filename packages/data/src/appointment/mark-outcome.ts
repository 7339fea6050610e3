import { type AppointmentOutcome, mayBecomeFrom } from '@pulli/domain/appointment/appointment-life.ts'
import type { Tx } from '#schema.ts'
import { APPOINTMENT_COLUMNS, type Appointment } from './appointment.ts'

/**
 * Marks what became of an appointment that has begun. Returns undefined if it has not, was cancelled, or changed since
 * `version`.
 */
export async function markOutcome(
  tx: Tx,
  { id, version, outcome, now }: { id: string; version: number; outcome: AppointmentOutcome; now: Date },
): Promise<Appointment | undefined> {
  return tx
    .updateTable('appointments')
    .set({ status: outcome, version: version + 1, changed_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', 'in', mayBecomeFrom(outcome))
    .where('starts_at', '<=', now)
    .returning(APPOINTMENT_COLUMNS)
    .executeTakeFirst()
}
