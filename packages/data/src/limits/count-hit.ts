import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

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
    returning limit_name as "limitName", key_hash as "keyHash", hits, started_at as "startedAt"`.execute(tx)
  return given.map(({ limitName, keyHash, windowSeconds, now }) => {
    const row = rows.find((one) => one.limitName === limitName && one.keyHash === keyHash)
    if (row === undefined) throw new Error('a hit was not counted')
    const elapsedSeconds = (now.getTime() - row.startedAt.getTime()) / 1000
    return { hits: row.hits, endsInSeconds: Math.max(1, Math.ceil(windowSeconds - elapsedSeconds)) }
  })
}
