import { sql } from 'kysely'
import type { CodePurpose, Tx } from '#schema.ts'

/** A code that was made. `codeHash` binds it to the challenge and the number. */
export type NewChallenge = {
  challengeId: string
  phoneHash: string
  purpose: CodePurpose
  codeHash: Buffer
  /** Of the browser or session that asked: it alone tries this challenge, unless it is unbound as well. */
  browserHash: Buffer
  /** Whether callers without that browser's cookie may try it too. Then it takes the place of the one before. */
  isUnbound: boolean
  mostTries: number
  /** The limits that counted it: the key hashes by the limit's name. */
  countedAs: Readonly<Record<string, readonly string[]>>
  expiresAt: Date
  now: Date
}

/**
 * Stores a challenge and closes the one before it of the same browser, so that there only the newest code counts. One
 * statement: the new one asks for the count of what was closed, and so comes after it.
 */
export async function replaceChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  const { challengeId, phoneHash, purpose, codeHash, browserHash, isUnbound, expiresAt, now } = challenge
  await sql`
    with closed as (
      update one_time_code_challenges set closed_at = ${now}
      where phone_hash = ${phoneHash} and purpose = ${purpose} and closed_at is null
        and browser_hash = ${browserHash}
      returning challenge_id),
    bound as (
      update one_time_code_challenges set is_unbound = false
      where phone_hash = ${phoneHash} and purpose = ${purpose} and closed_at is null
        and is_unbound and ${isUnbound} and browser_hash is distinct from ${browserHash}
      returning challenge_id)
    insert into one_time_code_challenges (challenge_id, phone_hash, purpose, code_hash, browser_hash, is_unbound,
      most_tries, counted_as, created_at, expires_at)
    select ${challengeId}::uuid, ${phoneHash}, ${purpose}, ${codeHash}::bytea, ${browserHash}::bytea,
      ${isUnbound}::boolean, ${challenge.mostTries}::smallint, ${JSON.stringify(challenge.countedAs)}::jsonb,
      ${now}::timestamptz, ${expiresAt}::timestamptz
    from (select count(*) from closed) as before, (select count(*) from bound) as unbound`.execute(tx)
}
