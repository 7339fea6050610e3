import type { Tx } from '#schema.ts'

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
