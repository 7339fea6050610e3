import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Lets those who want a time of one counsellor come one after another, until the transaction ends. Without it two of them
 * wait for each other at the constraint, which PostgreSQL notices after a second (`deadlock_timeout`); of thirty at once
 * the last could wait longer than the five seconds that a statement has.
 */
export async function lockCalendar(tx: Tx, staffId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calendar ${staffId}`}, 0))`.execute(tx)
}
