import type { Db } from '#schema.ts'

/** Counts a member's favourites. */
export async function countFavourites(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
