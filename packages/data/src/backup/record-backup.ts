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
    .insertInto('backup_times')
    .values({ kind, backup, finished_at: finishedAt })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet({ backup, finished_at: finishedAt })
        .where(sql.ref('backup_times.finished_at'), '<', finishedAt),
    )
    .execute()
}
