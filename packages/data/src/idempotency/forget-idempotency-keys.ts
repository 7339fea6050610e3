import type { Db } from '#schema.ts'

/** Deletes the idempotency keys that were used before an instant, also those that version 0.1 kept with moods. */
export async function forgetIdempotencyKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('used_at', '<', before).execute()
  await db.deleteFrom('mood_keys').where('used_at', '<', before).execute()
}
