import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Hits to subtract from the current window of a limit; with `countedAt`, only if they were counted in it. */
export type HitRefund = { limitName: string; keyHash: string; hits: number; countedAt?: Date }

/**
 * Subtracts hits from limits, down to 0. Locks the rows in the order of name and key: a caller that counts several
 * limits uses the same order, so that no two transactions deadlock.
 */
export async function refundHits(db: Db, given: readonly HitRefund[]): Promise<void> {
  if (given.length === 0) return
  // `lateral` and `on conflict` look each row up by its key, whatever a plan made while the table was small would choose.
  await sql`
    insert into limit_windows as counted (limit_name, key_hash, started_at, hits)
    select held.limit_name, held.key_hash, held.started_at, given.hits
    from (
      select * from unnest(${given.map(({ limitName }) => limitName)}::text[],
        ${given.map(({ keyHash }) => keyHash)}::text[], ${given.map(({ hits }) => hits)}::integer[],
        ${given.map(({ countedAt }) => countedAt ?? null)}::timestamptz[])
        as given (limit_name, key_hash, hits, counted_at)
      order by limit_name, key_hash) as given
    cross join lateral (
      select limit_name, key_hash, started_at from limit_windows
      where limit_name = given.limit_name and key_hash = given.key_hash
        and (given.counted_at is null or started_at <= given.counted_at) for update) as held
    on conflict (limit_name, key_hash) do update set hits = greatest(counted.hits - excluded.hits, 0)`.execute(
    db,
  )
}
