import type { Db } from '#schema.ts'

/** Forgets browsers that nobody has signed in from since. */
export async function forgetBrowsers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('known_browsers').where('last_signed_in_at', '<', before).execute()
}
