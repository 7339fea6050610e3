import { sql } from 'kysely'
import type { CodePurpose, Tx } from '#schema.ts'

/** A new challenge. `codeHash` binds its code to the challenge and the number. */
export type NewChallenge = {
  challengeId: string
  phoneHash: string
  purpose: CodePurpose
  codeHash: Buffer
  /** Hash of the browser or member that requested it, and alone may attempt it unless it is unbound. */
  browserHash: Buffer
  /** Whether callers without that browser's cookie may attempt it too. Then it replaces the previous unbound one. */
  isUnbound: boolean
  mostTries: number
  /** The limits that counted it: key hashes by the limit's name. */
  countedAs: Readonly<Record<string, readonly string[]>>
  expiresAt: Date
  now: Date
}

/**
 * Stores a challenge and closes the previous one of the same browser, so that only the newest code is valid. One
 * statement: the insert selects from the update, and so runs after it.
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
