import type { Db } from '#schema.ts'

/** Finds a subscription. */
export async function findNewsletterSubscription(db: Db, id: string) {
  return db
    .selectFrom('newsletter_subscriptions')
    .select([
      'id',
      'email',
      'asked_at as askedAt',
      'confirmed_at as confirmedAt',
      'last_letter as lastLetter',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}
