import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Returns for how many seconds the oldest erasure has waited to be copied beside the backups; 0 where none waits. */
export async function oldestToCopy(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from now() - since)::float8 as seconds
    from erasures_to_copy order by event_id limit 1`.execute(db)
  return rows[0]?.seconds ?? 0
}
