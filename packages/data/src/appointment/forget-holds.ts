import type { Db } from '#schema.ts'

/** Deletes times that were held and never booked, last changed before an instant. What was booked stays with its request. */
export async function forgetHolds(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('appointments')
    .where('booked_at', 'is', null)
    .where('changed_at', '<', before)
    .execute()
}
