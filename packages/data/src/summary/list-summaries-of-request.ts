import type { Db } from '#schema.ts'

/** Lists which appointments of a request have a summary, and since when: nothing of what is in it. */
export async function listSummariesOfRequest(
  db: Db,
  { requestId, endedAfter }: { requestId: string; endedAfter: Date },
) {
  return db
    .selectFrom('sent_summaries as summary')
    .innerJoin('appointments as appointment', 'appointment.id', 'summary.appointment_id')
    .select(['appointment.id as appointmentId', 'summary.sent_at as sentAt'])
    .where('appointment.request_id', '=', requestId)
    .where('appointment.status', '<>', 'cancelled')
    .where('appointment.ends_at', '>', endedAfter)
    .where('summary.content', 'is not', null)
    .execute()
}
