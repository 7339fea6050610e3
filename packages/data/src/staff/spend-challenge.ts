import type { Tx } from '#schema.ts'

/** Spends a challenge in one statement, so that its answer counts once. @returns whether it was not spent yet */
export async function spendChallenge(tx: Tx, challengeHash: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await tx
    .insertInto('staff_spent_challenges')
    .values({ challenge_hash: challengeHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst()
  return row !== undefined
}
