import { sql } from 'kysely'
import type { CodePurpose, Tx } from '#schema.ts'
import type { ChallengeToCompare } from './count-bound-attempt.ts'

/**
 * Counts an attempt of a caller without a cookie at the unbound challenge of a number, and returns the hash to compare
 * with. Attempts of the browser that requested the code are counted separately.
 * @returns undefined if there is no open challenge or no attempts are left
 */
export async function countUnboundAttempt(
  tx: Tx,
  { phoneHash, purpose, now }: { phoneHash: string; purpose: CodePurpose; now: Date },
): Promise<ChallengeToCompare | undefined> {
  const { rows } = await sql<ChallengeToCompare>`
    update one_time_code_challenges set unbound_tries = unbound_tries + 1
    where phone_hash = ${phoneHash} and purpose = ${purpose} and closed_at is null and is_unbound
      and expires_at > ${now} and unbound_tries < most_tries
    returning challenge_id as "challengeId", code_hash as "codeHash"`.execute(tx)
  return rows[0]
}
