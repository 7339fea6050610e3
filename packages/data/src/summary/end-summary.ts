import type { Tx } from '#schema.ts'

/** Deletes the summary of an appointment that is cancelled. */
export async function endSummary(tx: Tx, appointmentId: string): Promise<void> {
  await tx.deleteFrom('sent_summaries').where('appointment_id', '=', appointmentId).execute()
}
