import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'

/** The erasure of a day; of every day, where `day` is null. */
export type Tombstone = { memberId: string; day: string | null; erasedAt: Date }

/** Stores that a member erased a day. Nothing of what stood there stays. */
export async function insertTombstone(tx: Tx, { memberId, day, erasedAt }: Tombstone): Promise<void> {
  await tx
    .insertInto('moodTombstones')
    .values({ memberId, day, erasedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['memberId', 'day'])
        .doUpdateSet({ erasedAt: sql`greatest(mood_tombstones.erased_at, excluded.erased_at)` }),
    )
    .execute()
}

/** Returns whether a member erased a day, or all of them, after an instant. */
export async function isDayErasedSince(
  db: Db,
  { memberId, day, since }: { memberId: string; day: string; since: Date },
): Promise<boolean> {
  const erased = await db
    .selectFrom('moodTombstones')
    .select('erasedAt')
    .where('memberId', '=', memberId)
    .where(({ eb, or }) => or([eb('day', '=', day), eb('day', 'is', null)]))
    .where('erasedAt', '>', since)
    .executeTakeFirst()
  return erased !== undefined
}

/** Deletes the tombstones of days that were erased before an instant. */
export async function forgetTombstones(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('moodTombstones').where('erasedAt', '<', before).execute()
}
