import { CODE_TRIES } from '@pulli/domain/sign-in/one-time-code.ts'
import type { CodePurpose, Tx } from '#schema.ts'

/** A try of a code for a number. */
export type Try = { phoneHash: string; purpose: CodePurpose; now: Date }

/**
 * Counts a try on the open challenge of a number and hands out what it is compared with. One statement: of
 * fifty at once five get something to compare, and the others wait for the row and get nothing.
 * @returns undefined where there is no challenge, it has run out, or its tries are used up
 */
export async function countTry(tx: Tx, { phoneHash, purpose, now }: Try) {
  return tx
    .updateTable('one_time_code_challenges')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('phone_hash', '=', phoneHash)
    .where('purpose', '=', purpose)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', CODE_TRIES)
    .returning(['challenge_id as challengeId', 'code_hash as codeHash'])
    .executeTakeFirst()
}
