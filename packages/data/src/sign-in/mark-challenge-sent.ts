import type { Db } from '#schema.ts'

/** Stores that an SMS gateway accepted the code of a challenge. */
export async function markChallengeSent(db: Db, challengeId: string, now: Date): Promise<void> {
  await db
    .updateTable('one_time_code_challenges')
    .set({ sent_at: now })
    .where('challenge_id', '=', challengeId)
    .execute()
}
