import type { Db } from '#schema.ts'

/** Deletes idempotency keys used before an instant. */
export async function forgetIdempotencyKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('used_at', '<', before).execute()
}
