import type { Db } from '#schema.ts'

/** Deletes the tombstones of days that were erased before an instant. */
export async function forgetTombstones(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mood_tombstones').where('erased_at', '<', before).execute()
}
