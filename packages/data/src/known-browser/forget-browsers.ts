import type { Db } from '#schema.ts'

/** Deletes browsers without a sign-in since an instant. */
export async function forgetBrowsers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('known_browsers').where('last_signed_in_at', '<', before).execute()
}
