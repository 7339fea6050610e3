import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/**
 * Returns for how long the database has archived nothing of its write-ahead log, in seconds, or undefined where it archives none.
 * Who leads since a moment ago has archived nothing yet.
 */
export async function archiveAge(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ age: number | null }>`
    select case when current_setting('archive_mode') <> 'off' then
      extract(epoch from now() - coalesce(last_archived_time, stats_reset))::float8 end as age
    from pg_stat_archiver`.execute(db)
  return rows[0]?.age ?? undefined
}
