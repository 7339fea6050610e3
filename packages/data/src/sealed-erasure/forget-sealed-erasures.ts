import type { Db } from '#schema.ts'

/** Deletes the sealed erasures whose last day is over. */
export async function forgetSealedErasures(db: Db, today: string): Promise<void> {
  await db.deleteFrom('sealed_erasures').where('ends_on', '<', today).execute()
}
