import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** A backup that was made, or a drill: one that was restored to try it. */
export type BackupKind = 'backup' | 'drill'

/** Records that one was finished. An earlier one than is known changes nothing. */
export async function recordBackup(
  db: Db,
  { kind, backup, finishedAt }: { kind: BackupKind; backup: string; finishedAt: Date },
): Promise<void> {
  await db
    .insertInto('backupTimes')
    .values({ kind, backup, finishedAt })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet({ backup, finishedAt })
        .where(sql.ref('backupTimes.finishedAt'), '<', finishedAt),
    )
    .execute()
}

/** When a backup was last made, and last tried; undefined: never. */
export type LastBackups = {
  backup: Date | undefined
  drill: Date | undefined
  /** When the site was set up. */
  since: Date
}

/** Reads when backups were last made and tried. */
export async function lastBackups(db: Db): Promise<LastBackups> {
  const rows = await db.selectFrom('backupTimes').select(['kind', 'finishedAt']).execute()
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.finishedAt
  const { rows: begun } = await sql<{ since: Date }>`
    select coalesce(min(applied_at), now()) as since from schema_migrations`.execute(db)
  return { backup: of('backup'), drill: of('drill'), since: begun[0]?.since ?? new Date() }
}

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
