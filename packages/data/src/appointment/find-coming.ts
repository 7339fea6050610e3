import type { Db } from '#schema.ts'

/** Finds the appointment of a request that is booked and has not begun. There is one at most. */
export async function findComing(
  db: Db,
  { requestId, now }: { requestId: string; now: Date },
): Promise<{ id: string; version: number } | undefined> {
  return db
    .selectFrom('appointments')
    .select(['id', 'version'])
    .where('request_id', '=', requestId)
    .where('status', '=', 'booked')
    .where('starts_at', '>', now)
    .executeTakeFirst()
}
