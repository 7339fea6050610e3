import type { WrongCodes } from '@pulli/domain/sign-in/wrong-codes.ts'
import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Finds the wrong codes of a number, and lets no other transaction do so until this one ends, also where there are
 * none yet: of two first tries at once one would overlook the other, or each wait for the other's row.
 */
export async function findWrongCodes(tx: Tx, phoneHash: string) {
  // A statement of its own: what it waited for is seen by the next one only.
  const [, found] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtextextended(${phoneHash}, 0))`.execute(tx),
    sql<WrongCodes>`
      select in_row as "inRow", today, day_started_at as "dayStartedAt", waits_until as "waitsUntil"
      from wrong_codes where phone_hash = ${phoneHash} for update`.execute(tx),
  ])
  return found.rows[0]
}
