import { CODE_TRIES } from '@pulli/domain/sign-in/one-time-code.ts'
import { sql } from 'kysely'
import type { CodePurpose, Tx } from '#schema.ts'

/** A try of a code for a number. */
export type Try = { phoneHash: string; purpose: CodePurpose; now: Date }

/**
 * Counts a try on the open challenge of a number and hands out what it is compared with. One statement: of
 * fifty at once five get something to compare, and the others wait for the row and get nothing.
 * @returns undefined where there is no challenge, it has run out, or its tries are used up
 */
export async function countTry(tx: Tx, { phoneHash, purpose, now }: Try) {
  const { rows } = await sql<{ challengeId: string; codeHash: Buffer }>`
    update one_time_code_challenges set tries = tries + 1
    where phone_hash = ${phoneHash} and purpose = ${purpose} and closed_at is null
      and expires_at > ${now} and tries < ${CODE_TRIES}
    returning challenge_id as "challengeId", code_hash as "codeHash"`.execute(tx)
  return rows[0]
}
