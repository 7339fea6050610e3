import { sql } from 'kysely'
import type { CodePurpose, Tx } from '#schema.ts'
import type { ChallengeToTry } from './count-own-try.ts'

/**
 * Counts a try of a caller without a cookie on the one unbound challenge of a number, and hands out what it is
 * compared with. The tries of the browser that asked for it are counted apart.
 * @returns undefined where there is no challenge, it has run out, or these tries are used up
 */
export async function countUnboundTry(
  tx: Tx,
  { phoneHash, purpose, now }: { phoneHash: string; purpose: CodePurpose; now: Date },
): Promise<ChallengeToTry | undefined> {
  const { rows } = await sql<ChallengeToTry>`
    update one_time_code_challenges set unbound_tries = unbound_tries + 1
    where phone_hash = ${phoneHash} and purpose = ${purpose} and closed_at is null and is_unbound
      and expires_at > ${now} and unbound_tries < most_tries
    returning challenge_id as "challengeId", code_hash as "codeHash"`.execute(tx)
  return rows[0]
}
