import type { Db } from '#schema.ts'

/** Deletes the summaries of appointments that ended before an instant. */
export async function forgetSummaries(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('sent_summaries')
    .where('appointment_id', 'in', (query) =>
      query
        .selectFrom('appointments')
        .select('appointments.id')
        // By the index: whatever ended before began before.
        .where('starts_at', '<', before)
        .where('ends_at', '<', before),
    )
    .execute()
}
