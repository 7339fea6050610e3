import type { Db } from '#schema.ts'

/** Deletes the windows that started before an instant, so that no trace of a visitor outlives its use. */
export async function forgetLimitWindows(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('limit_windows').where('started_at', '<', before).execute()
}
