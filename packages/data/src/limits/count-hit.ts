import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** One hit on a limit. `keyHash` is a keyed hash of whom it limits, never the address or number itself. */
export type Hit = { limitName: string; keyHash: string; windowSeconds: number; now: Date }

/** What a hit came to: the hits in the running window with this one, and the seconds until it ends. */
export type Counted = { hits: number; endsInSeconds: number }

/** Counts one hit. See `countHits`. */
export async function countHit(tx: Tx, hit: Hit): Promise<Counted> {
  const [counted] = await countHits(tx, [hit])
  if (counted === undefined) throw new Error('a hit was not counted')
  return counted
}

/**
 * Counts hits on limits in one statement, each of another name or another key, so that parallel hits on any number
 * of replicas all count. A window starts with its first hit; a hit after its end starts the next one. The rows are
 * held in the order in which they are given: whoever counts several gives them in one order always.
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
