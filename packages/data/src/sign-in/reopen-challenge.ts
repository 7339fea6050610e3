import type { Tx } from '#schema.ts'

/** Takes back that a code was spent in this transaction: another one beside it was wrong. Its tries stay counted. */
export async function reopenChallenge(tx: Tx, challengeId: string): Promise<void> {
  await tx
    .updateTable('one_time_code_challenges')
    .set({ consumed_at: null, closed_at: null })
    .where('challenge_id', '=', challengeId)
    .execute()
}
