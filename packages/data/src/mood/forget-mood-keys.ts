import type { Db } from '#schema.ts'

/** Deletes the idempotency keys that were used before an instant. */
export async function forgetMoodKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mood_keys').where('used_at', '<', before).execute()
}
