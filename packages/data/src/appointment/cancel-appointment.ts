import { mayBecomeFrom } from '@pulli/domain/appointment/appointment-life.ts'
import type { RequestActor, Tx } from '#schema.ts'
import { APPOINTMENT_COLUMNS, type Appointment } from './appointment.ts'

export type Cancellation = {
  id: string
  version: number
  by: RequestActor
  /** A code such as `asked`. */
  reason: string
  now: Date
}

/** Cancels an appointment, or gives back a held time. Returns undefined if it is over or changed since `version`. */
export async function cancelAppointment(
  tx: Tx,
  { id, version, by, reason, now }: Cancellation,
): Promise<Appointment | undefined> {
  return tx
    .updateTable('appointments')
    .set({
      status: 'cancelled',
      hold_until: null,
      cancelled_by: by,
      cancel_reason: reason,
      version: version + 1,
      changed_at: now,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', 'in', mayBecomeFrom('cancelled'))
    .returning(APPOINTMENT_COLUMNS)
    .executeTakeFirst()
}
