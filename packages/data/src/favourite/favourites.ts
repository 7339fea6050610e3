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
    .values({ member_id: memberId, document_id: documentId, added_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'document_id']).doNothing())
    .returning('document_id')
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
    .where('member_id', '=', memberId)
    .where('document_id', '=', documentId)
    .returning('document_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Lists a member's favourites, newest first. Their number is capped. */
export async function listFavourites(db: Db, memberId: string) {
  return db
    .selectFrom('favourites')
    .select(['document_id as documentId', 'added_at as addedAt'])
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('document_id')
    .execute()
}

/** Counts a member's favourites. */
export async function countFavourites(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
