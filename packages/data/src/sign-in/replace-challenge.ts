import { sql } from 'kysely'
import { WITH_THE_NEXT } from '#kept-statements.ts'
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

/**
 * Stores a challenge and closes the one before it, so that only the newest code counts. One statement: the new one
 * asks for the count of what was closed, and so comes after it.
 */
export async function replaceChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  const { challengeId, phoneHash, purpose, codeHash, expiresAt, now } = challenge
  await sql`
    with closed as (
      update one_time_code_challenges set closed_at = ${now}
      where phone_hash = ${phoneHash} and purpose = ${purpose} and closed_at is null
      returning challenge_id)
    insert into one_time_code_challenges (challenge_id, phone_hash, purpose, code_hash, created_at, expires_at)
    select ${challengeId}::uuid, ${phoneHash}, ${purpose}, ${codeHash}::bytea, ${now}::timestamptz,
      ${expiresAt}::timestamptz
    from (select count(*) from closed) as before ${sql.raw(WITH_THE_NEXT)}`.execute(tx)
}
