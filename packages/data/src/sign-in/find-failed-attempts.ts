import type { FailedAttempts } from '@pulli/domain/sign-in/failed-attempts.ts'
import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Finds the failed attempts of a number and locks the number until the transaction ends, even where there are none yet:
 * otherwise one of two concurrent first tries would miss the other's row.
 */
export async function findFailedAttempts(tx: Tx, phoneHash: string) {
  // The lock is a statement of its own: only the next statement sees what the lock waited for.
  await sql`select pg_advisory_xact_lock(hashtextextended(${phoneHash}, 0))`.execute(tx)
  const { rows } = await sql<FailedAttempts>`
    select in_row as "inRow", today, day_started_at as "dayStartedAt", waits_until as "waitsUntil"
    from wrong_codes where phone_hash = ${phoneHash} for update`.execute(tx)
  return rows[0]
}
