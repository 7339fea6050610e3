import { mayBecomeFrom } from '@pulli/domain/appointment/appointment-life.ts'
import type { RequestActor, Tx } from '#schema.ts'
import { endSummary } from '#summary/end-summary.ts'
import { APPOINTMENT_COLUMNS, type Appointment } from './appointment.ts'

export type Cancellation = {
  id: string
  version: number
  by: RequestActor
  /** A code such as `asked`. */
  reason: string
  now: Date
}

/**
 * Cancels an appointment, or gives back a held time. Returns undefined if it is over or changed since `version`. With it
 * goes the summary that was sent to it; that of a moved one is carried over (`moveAppointment`).
 */
export async function cancelAppointment(
  tx: Tx,
  { id, version, by, reason, now }: Cancellation,
): Promise<Appointment | undefined> {
  const cancelled = await tx
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
  if (cancelled !== undefined && reason !== 'moved') await endSummary(tx, id)
  return cancelled
}
