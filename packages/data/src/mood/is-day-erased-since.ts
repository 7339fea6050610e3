import type { Db } from '#schema.ts'

/** Returns whether a member erased a day, or all of them, after an instant. */
export async function isDayErasedSince(
  db: Db,
  { memberId, day, since }: { memberId: string; day: string; since: Date },
): Promise<boolean> {
  const erased = await db
    .selectFrom('mood_tombstones')
    .select('erased_at')
    .where('member_id', '=', memberId)
    .where(({ eb, or }) => or([eb('day', '=', day), eb('day', 'is', null)]))
    .where('erased_at', '>', since)
    .executeTakeFirst()
  return erased !== undefined
}
