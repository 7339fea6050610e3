import type { Tx } from '#schema.ts'

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
