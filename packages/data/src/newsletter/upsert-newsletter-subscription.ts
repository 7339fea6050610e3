import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** A subscription to the newsletter; `email` is lower-case. */
export type NewNewsletterSubscription = { email: string; noticeVersion: string; now: Date }

/**
 * Stores an unconfirmed subscription, or restarts one that is still unconfirmed.
 * @returns its id, or undefined if the address is confirmed already
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
