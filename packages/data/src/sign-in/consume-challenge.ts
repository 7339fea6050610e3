import type { Tx } from '#schema.ts'

/**
 * Spends a code, once.
 * @returns whether it was this call that spent it
 */
export async function consumeChallenge(tx: Tx, challengeId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('one_time_code_challenges')
    .set({ consumed_at: now, closed_at: now })
    .where('challenge_id', '=', challengeId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
