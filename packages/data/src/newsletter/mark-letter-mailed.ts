import type { Db } from '#schema.ts'

/** Remembers which letter a reader was mailed last, so that a retry does not send it again. */
export async function markLetterMailed(db: Db, id: string, letter: string): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ last_letter: letter })
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .execute()
}
