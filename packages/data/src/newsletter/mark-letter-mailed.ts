import type { Db } from '#schema.ts'

/** Stores the last letter mailed to a subscriber, so that a retry does not send it again. */
export async function markLetterMailed(db: Db, id: string, letter: string): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ last_letter: letter })
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .execute()
}
