import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** The challenge of a correct code, and its number. */
export type RightCode = { challengeId: string; phoneHash: string; now: Date }

/** The limits that counted a code: key hashes by the limit's name. */
export type CountedAs = Readonly<Record<string, readonly string[]>>

/**
 * Consumes a challenge, once, and resets the consecutive failures of its number; those of the day still count.
 *
 * @returns the limits that counted it, if this call consumed it
 */
export async function consumeChallenge(
  tx: Tx,
  { challengeId, phoneHash, now }: RightCode,
): Promise<CountedAs | undefined> {
  const { rows } = await sql<{ countedAs: CountedAs | null }>`
    with spent as (
      update one_time_code_challenges set consumed_at = ${now}, closed_at = ${now}
      where challenge_id = ${challengeId} and closed_at is null
      returning counted_as),
    forgiven as (
      update wrong_codes set in_row = 0, waits_until = null, changed_at = ${now}
      where phone_hash = ${phoneHash} and exists (select from spent))
    select counted_as as "countedAs" from spent`.execute(tx)
  return rows[0] && (rows[0].countedAs ?? {})
}
