import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Hits to subtract from the current window of a limit. */
export type HitRefund = { limitName: string; keyHash: string; hits: number }

/**
 * Subtracts hits from limits, down to 0. Locks the rows in the order of name and key: a caller that counts several
 * limits uses the same order, so that no two transactions deadlock.
 */
export async function refundHits(db: Db, given: readonly HitRefund[]): Promise<void> {
  if (given.length === 0) return
  await sql`
    with given as (
      select * from unnest(${given.map(({ limitName }) => limitName)}::text[],
        ${given.map(({ keyHash }) => keyHash)}::text[], ${given.map(({ hits }) => hits)}::integer[])
        as given (limit_name, key_hash, hits)),
    held as (
      select limit_name, key_hash from limit_windows join given using (limit_name, key_hash)
      order by limit_name, key_hash for update of limit_windows)
    update limit_windows as counted set hits = greatest(counted.hits - given.hits, 0)
    from given join held using (limit_name, key_hash)
    where counted.limit_name = given.limit_name and counted.key_hash = given.key_hash`.execute(db)
}
