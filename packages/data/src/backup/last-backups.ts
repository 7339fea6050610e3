import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** When a backup was last made, and last tried; undefined: never. */
export type LastBackups = {
  backup: Date | undefined
  drill: Date | undefined
  /** When the site was set up. */
  since: Date
}

/** Reads when backups were last made and tried. */
export async function lastBackups(db: Db): Promise<LastBackups> {
  const rows = await db.selectFrom('backup_times').select(['kind', 'finished_at']).execute()
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.finished_at
  const { rows: begun } = await sql<{ since: Date }>`
    select coalesce(min(applied_at), now()) as since from schema_migrations`.execute(db)
  return { backup: of('backup'), drill: of('drill'), since: begun[0]?.since ?? new Date() }
}
