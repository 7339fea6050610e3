import type { Db } from '#schema.ts'

/** Deletes unconfirmed subscriptions from before an instant. */
export async function forgetUnconfirmedNewsletterSubscriptions(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', before)
    .execute()
}
