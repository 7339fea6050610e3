import type { Db } from '#schema.ts'

/** Deletes times that were held and never booked, last changed before an instant. Booked appointments stay with their request. */
export async function forgetHolds(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('appointments')
    .where('booked_at', 'is', null)
    .where('changed_at', '<', before)
    .execute()
}
