import type { Db } from '#schema.ts'

/** Deletes idempotency keys used before an instant, including those that version 0.1 stored with moods. */
export async function forgetIdempotencyKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('used_at', '<', before).execute()
  await db.deleteFrom('mood_keys').where('used_at', '<', before).execute()
}
