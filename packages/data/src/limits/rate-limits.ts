import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'

/** One hit on a rate limit. `keyHash` is a keyed hash of its subject, never the address or number itself. */
export type Hit = { limitName: string; keyHash: string; windowSeconds: number; now: Date }

/** The hits in the current window, including this one, and the seconds until it ends. */
export type Counted = { hits: number; endsInSeconds: number }

/** Counts one hit. See `countHits`. */
export async function countHit(tx: Tx, hit: Hit): Promise<Counted> {
  const [counted] = await countHits(tx, [hit])
  if (counted === undefined) throw new Error('a hit was not counted')
  return counted
}

/**
 * Counts hits on several limits in one statement, so that concurrent hits on all replicas count. No two have the same
 * name and key. A window starts with its first hit; a hit after its end starts the next one. Locks the rows in the
 * given order: callers always use the same order, so that they cannot deadlock.
 */
export async function countHits(tx: Tx, given: readonly Hit[]): Promise<Counted[]> {
  const startOf = ({ windowSeconds, now }: Hit) => new Date(now.getTime() - windowSeconds * 1000)
  const starts = sql.join(
    given.map((hit) => sql`when ${hit.limitName} then ${startOf(hit)}::timestamptz`),
    sql` `,
  )
  const isOver = sql<boolean>`limit_windows.started_at <= case excluded.limit_name ${starts} end`
  const first = given.map(({ limitName, keyHash, now }) => sql`(${limitName}, ${keyHash}, ${now}, 1)`)
  const { rows } = await sql<{ limitName: string; keyHash: string; hits: number; startedAt: Date }>`
    insert into limit_windows (limit_name, key_hash, started_at, hits) values ${sql.join(first)}
    on conflict (limit_name, key_hash) do update set
      hits = case when ${isOver} then 1 else limit_windows.hits + 1 end,
      started_at = case when ${isOver} then excluded.started_at else limit_windows.started_at end
    returning limit_name, key_hash, hits, started_at`.execute(tx)
  return given.map(({ limitName, keyHash, windowSeconds, now }) => {
    const row = rows.find((one) => one.limitName === limitName && one.keyHash === keyHash)
    if (row === undefined) throw new Error('a hit was not counted')
    const elapsedSeconds = (now.getTime() - row.startedAt.getTime()) / 1000
    return { hits: row.hits, endsInSeconds: Math.max(1, Math.ceil(windowSeconds - elapsedSeconds)) }
  })
}

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

/** Deletes the windows that started before an instant, so that no trace of a visitor outlives its use. */
export async function forgetLimitWindows(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('limitWindows').where('startedAt', '<', before).execute()
}
