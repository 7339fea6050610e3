import type { Tx } from '#schema.ts'

/** Confirms a subscription in one statement. @returns whether this call confirmed it */
export async function confirmNewsletterSubscription(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
