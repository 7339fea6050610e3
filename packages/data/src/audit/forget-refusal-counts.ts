import type { Db } from '#schema.ts'

/** Deletes the counts of minutes before an instant. */
export async function forgetRefusalCounts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('refusal_counts').where('minute', '<', before).execute()
}
