import type { Db } from '#schema.ts'

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
