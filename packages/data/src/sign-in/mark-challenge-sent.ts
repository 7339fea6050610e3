import type { Db } from '#schema.ts'

/** Stores that an SMS gateway accepted the code of a challenge. That ends an outage. */
export async function markChallengeSent(db: Db, challengeId: string, now: Date): Promise<void> {
  await db
    .with('ended', (inner) => inner.deleteFrom('code_outage'))
    .updateTable('one_time_code_challenges')
    .set({ sent_at: now })
    .where('challenge_id', '=', challengeId)
    .execute()
}
