import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** One hit on a limit. `keyHash` is a keyed hash of whom it limits, never the address or number itself. */
export type Hit = { limitName: string; keyHash: string; windowSeconds: number; now: Date }

/**
 * Counts a hit in one statement, so that parallel hits on any number of replicas all count. A window
 * starts with its first hit; a hit after its end starts the next one.
 *
 * @returns the hits in the running window with this one, and the seconds until it ends
 */
export async function countHit(tx: Tx, { limitName, keyHash, windowSeconds, now }: Hit) {
  const isOver = sql<boolean>`limit_windows.started_at <= ${new Date(now.getTime() - windowSeconds * 1000)}`
  const row = await tx
    .insertInto('limit_windows')
    .values({ limit_name: limitName, key_hash: keyHash, started_at: now, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['limit_name', 'key_hash']).doUpdateSet({
        hits: sql`case when ${isOver} then 1 else limit_windows.hits + 1 end`,
        started_at: sql`case when ${isOver} then excluded.started_at else limit_windows.started_at end`,
      }),
    )
    .returning(['hits', 'started_at'])
    .executeTakeFirstOrThrow()
  const elapsedSeconds = (now.getTime() - row.started_at.getTime()) / 1000
  return { hits: row.hits, endsInSeconds: Math.max(1, Math.ceil(windowSeconds - elapsedSeconds)) }
}
