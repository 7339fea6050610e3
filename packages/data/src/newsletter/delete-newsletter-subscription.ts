import type { Tx } from '#schema.ts'

/** Deletes a subscription with its address. @returns whether there was one */
export async function deleteNewsletterSubscription(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('newsletter_subscriptions')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
