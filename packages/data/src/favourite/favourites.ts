import type { Db, Tx } from '#schema.ts'

/** An audio or video, by its id in the content service. */
export type NewFavourite = { memberId: string; documentId: string; now: Date }

/**
 * Stores a favourite, unless it exists.
 * @returns whether it is new
 */
export async function insertFavourite(tx: Tx, { memberId, documentId, now }: NewFavourite) {
  const row = await tx
    .insertInto('favourites')
    .values({ memberId, documentId, addedAt: now })
    .onConflict((conflict) => conflict.columns(['memberId', 'documentId']).doNothing())
    .returning('documentId')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Deletes a favourite.
 * @returns whether it existed
 */
export async function deleteFavourite(tx: Tx, memberId: string, documentId: string) {
  const row = await tx
    .deleteFrom('favourites')
    .where('memberId', '=', memberId)
    .where('documentId', '=', documentId)
    .returning('documentId')
    .executeTakeFirst()
  return row !== undefined
}

/** Lists a member's favourites, newest first. Their number is capped. */
export async function listFavourites(db: Db, memberId: string) {
  return db
    .selectFrom('favourites')
    .select(['documentId', 'addedAt'])
    .where('memberId', '=', memberId)
    .orderBy('addedAt', 'desc')
    .orderBy('documentId')
    .execute()
}

/** Counts a member's favourites. */
export async function countFavourites(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
