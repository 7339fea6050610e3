import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Drops the months of the audit trail that ended more than thirteen months ago. Returns the number of rows. */
export async function expireAuditEvents(db: Db): Promise<number> {
  const { rows } = await sql<{ dropped: number }>`select expire_audit_events() as dropped`.execute(db)
  return rows[0]?.dropped ?? 0
}
