import type { Tx } from '#schema.ts'

/** Reopens a challenge that this transaction consumed, because a second code was wrong. Its attempts stay counted. */
export async function reopenChallenge(tx: Tx, challengeId: string): Promise<void> {
  await tx
    .updateTable('one_time_code_challenges')
    .set({ consumed_at: null, closed_at: null })
    .where('challenge_id', '=', challengeId)
    .execute()
}
