import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Lets no other transaction decide whose a number is until this one ends. Two numbers are locked in one order, so
 * that two transactions wait for each other and never in a circle.
 */
export async function lockNumber(tx: Tx, ...phones: readonly string[]): Promise<void> {
  for (const phone of [...new Set(phones)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`number ${phone}`}, 0))`.execute(tx)
}
