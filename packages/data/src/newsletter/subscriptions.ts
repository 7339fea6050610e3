import type { Db, Tx } from '#schema.ts'
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
    .insertInto('newsletterSubscriptions')
    .values({ id: uuidV7(now), email, noticeVersion, askedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ askedAt: now, noticeVersion })
        .where('newsletterSubscriptions.confirmedAt', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Confirms a subscription in one statement. @returns whether this call confirmed it */
export async function confirmNewsletterSubscription(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('newsletterSubscriptions')
    .set({ confirmedAt: now })
    .where('id', '=', id)
    .where('confirmedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Finds a subscription. */
export async function findNewsletterSubscription(db: Db, id: string) {
  return db
    .selectFrom('newsletterSubscriptions')
    .select(['id', 'email', 'askedAt', 'confirmedAt', 'lastLetter'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Lists the ids of subscribers who confirmed before an instant and have not been mailed a letter. */
export async function listNewsletterReaders(
  tx: Tx,
  { letter, confirmedBefore }: { letter: string; confirmedBefore: Date },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('newsletterSubscriptions')
    .select('id')
    .where('confirmedAt', '<', confirmedBefore)
    .where('lastLetter', 'is distinct from', letter)
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores the last letter mailed to a subscriber, so that a retry does not send it again. */
export async function markLetterMailed(db: Db, id: string, letter: string): Promise<void> {
  await db
    .updateTable('newsletterSubscriptions')
    .set({ lastLetter: letter })
    .where('id', '=', id)
    .where('confirmedAt', 'is not', null)
    .execute()
}

/** Deletes a subscription with its address. @returns whether it existed */
export async function deleteNewsletterSubscription(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('newsletterSubscriptions')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes unconfirmed subscriptions from before an instant. */
export async function forgetUnconfirmedNewsletterSubscriptions(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('newsletterSubscriptions')
    .where('confirmedAt', 'is', null)
    .where('askedAt', '<', before)
    .execute()
}
