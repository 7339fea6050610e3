import { sql } from 'kysely'
import type { CodePurpose, Tx } from '#schema.ts'

/** The hash that a code is compared with. */
export type ChallengeToCompare = { challengeId: string; codeHash: Buffer }

/** An attempt of the browser that requested the code. */
export type BoundAttempt = { phoneHash: string; browserHash: Buffer; purpose: CodePurpose; now: Date }

/**
 * Counts an attempt at the challenge that is bound to a browser, and returns the hash to compare with. One statement:
 * of fifty concurrent attempts five get a hash, and the others wait for the row and get none.
 * @returns undefined if the browser has no open challenge; 'used-up' if it has no attempts left
 */
export async function countBoundAttempt(
  tx: Tx,
  { phoneHash, browserHash, purpose, now }: BoundAttempt,
): Promise<ChallengeToCompare | 'used-up' | undefined> {
  const { rows } = await sql<{ ownId: string; challengeId: string | null; codeHash: Buffer | null }>`
    with own as (
      select challenge_id from one_time_code_challenges
      where phone_hash = ${phoneHash} and purpose = ${purpose} and browser_hash = ${browserHash}
        and closed_at is null and expires_at > ${now}),
    tried as (
      update one_time_code_challenges as challenge set tries = tries + 1
      from own where challenge.challenge_id = own.challenge_id and closed_at is null and tries < most_tries
      returning challenge.challenge_id, code_hash)
    select own.challenge_id as "ownId", tried.challenge_id as "challengeId", tried.code_hash as "codeHash"
    from own left join tried on tried.challenge_id = own.challenge_id`.execute(tx)
  const [row] = rows
  if (row === undefined) return undefined
  const { challengeId, codeHash } = row
  return challengeId === null || codeHash === null ? 'used-up' : { challengeId, codeHash }
}
