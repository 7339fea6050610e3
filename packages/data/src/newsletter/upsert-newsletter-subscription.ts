import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** A subscription to the newsletter; `email` is in small letters. */
export type NewNewsletterSubscription = { email: string; noticeVersion: string; now: Date }

/**
 * Stores a subscription that is still to be confirmed. Asked again before that, it begins anew.
 * @returns its id, or undefined where the address has confirmed already
 */
export async function upsertNewsletterSubscription(
  tx: Tx,
  { email, noticeVersion, now }: NewNewsletterSubscription,
) {
  const row = await tx
    .insertInto('newsletter_subscriptions')
    .values({ id: uuidV7(now), email, notice_version: noticeVersion, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ asked_at: now, notice_version: noticeVersion })
        .where('newsletter_subscriptions.confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
