import type { CodePurpose, Tx } from '#schema.ts'

/** A code that was made. `codeHash` binds it to the challenge and the number. */
export type NewChallenge = {
  challengeId: string
  phoneHash: string
  purpose: CodePurpose
  codeHash: Buffer
  expiresAt: Date
  now: Date
}

/** Stores a challenge and closes the one before it, so that only the newest code counts. */
export async function replaceChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  const { challengeId, phoneHash, purpose, codeHash, expiresAt, now } = challenge
  await tx
    .updateTable('one_time_code_challenges')
    .set({ closed_at: now })
    .where('phone_hash', '=', phoneHash)
    .where('purpose', '=', purpose)
    .where('closed_at', 'is', null)
    .execute()
  await tx
    .insertInto('one_time_code_challenges')
    .values({
      challenge_id: challengeId,
      phone_hash: phoneHash,
      purpose,
      code_hash: codeHash,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
}
