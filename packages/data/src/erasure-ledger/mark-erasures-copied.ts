import type { Db } from '#schema.ts'

/** Marks erasures as copied beside the backups. */
export async function markErasuresCopied(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('erasures_to_copy').where('event_id', 'in', ids).execute()
}
