import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Hits on a limit that turned out to be none: how many are taken off its running window. */
export type GivenBack = { limitName: string; keyHash: string; hits: number }

/**
 * Takes hits off limits, none below 0. One statement of its own, whose rows are held by name and key: whoever counts
 * several of them at once gives them in that order too.
 */
export async function giveBackHits(db: Db, given: readonly GivenBack[]): Promise<void> {
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
