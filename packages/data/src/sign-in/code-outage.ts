import type { Db } from '#schema.ts'

/** Since when the SMS gateway has taken no code; it ends with the first that it takes (`markChallengeSent`). */
export type CodeOutage = { since: Date; lastFailedAt: Date }

/** Records that the gateway is down: a code was not taken. */
export async function recordCodeOutage(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('code_outage')
    .values({ since: now, last_failed_at: now })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ last_failed_at: now }))
    .execute()
}

/** Finds the outage that has not ended. */
export async function findCodeOutage(db: Db): Promise<CodeOutage | undefined> {
  return db.selectFrom('code_outage').select(['since', 'last_failed_at as lastFailedAt']).executeTakeFirst()
}
