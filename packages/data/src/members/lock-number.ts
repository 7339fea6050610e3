import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Locks the ownership of numbers until the transaction ends. Two numbers are locked in one order, so that two
 * transactions cannot deadlock.
 */
export async function lockNumber(tx: Tx, ...phones: readonly string[]): Promise<void> {
  for (const phone of [...new Set(phones)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`number ${phone}`}, 0))`.execute(tx)
}
