import type { Tx } from '#schema.ts'

/** Deletes a subscription with its address. @returns whether it existed */
export async function deleteNewsletterSubscription(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('newsletter_subscriptions')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
