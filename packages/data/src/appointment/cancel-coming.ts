import type { RequestActor, Tx } from '#schema.ts'
import type { Appointment } from './appointment.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { findComing } from './find-coming.ts'
import { releaseHold } from './release-hold.ts'

/**
 * Frees the time of a request that ends: gives back what it holds, and cancels what is booked and has not begun. Run it
 * after `lockRequest`.
 *
 * @param reason a code: `withdrawn`, `declined`, `closed`
 * @returns the booked appointment that was cancelled
 */
export async function cancelComing(
  tx: Tx,
  { requestId, by, reason, now }: { requestId: string; by: RequestActor; reason: string; now: Date },
): Promise<Appointment | undefined> {
  await releaseHold(tx, { requestId, by, reason, now })
  const coming = await findComing(tx, { requestId, now })
  return coming && cancelAppointment(tx, { ...coming, by, reason, now })
}
