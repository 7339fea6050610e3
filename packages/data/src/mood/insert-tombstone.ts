import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** The erasure of a day; of every day, where `day` is null. */
export type Tombstone = { memberId: string; day: string | null; erasedAt: Date }

/** Stores that a member erased a day. Nothing of what stood there stays. */
export async function insertTombstone(tx: Tx, { memberId, day, erasedAt }: Tombstone): Promise<void> {
  await tx
    .insertInto('mood_tombstones')
    .values({ member_id: memberId, day, erased_at: erasedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'day'])
        .doUpdateSet({ erased_at: sql`greatest(mood_tombstones.erased_at, excluded.erased_at)` }),
    )
    .execute()
}
