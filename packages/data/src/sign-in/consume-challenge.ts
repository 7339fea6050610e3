import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** A code that was right, and the number whose it was. */
export type RightCode = { challengeId: string; phoneHash: string; now: Date }

/**
 * Spends a code, once. Then the row of wrong codes of its number starts anew; what was wrong today still counts for
 * the day.
 *
 * @returns whether it was this call that spent it
 */
export async function consumeChallenge(tx: Tx, { challengeId, phoneHash, now }: RightCode): Promise<boolean> {
  const { rows } = await sql<{ spent: boolean }>`
    with spent as (
      update one_time_code_challenges set consumed_at = ${now}, closed_at = ${now}
      where challenge_id = ${challengeId} and closed_at is null
      returning challenge_id),
    forgiven as (
      update wrong_codes set in_row = 0, waits_until = null, changed_at = ${now}
      where phone_hash = ${phoneHash} and exists (select from spent))
    select exists (select from spent) as spent`.execute(tx)
  return rows[0]?.spent === true
}
