import type { Db } from '#schema.ts'

/** Deletes erasures that were never copied, once no backup is left that could undo them. */
export async function forgetErasuresToCopy(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('erasures_to_copy').where('since', '<', before).execute()
}
