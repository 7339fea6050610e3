import type { Db } from '#schema.ts'

const BROWSER_DAYS = 400

/** Deletes sessions, invitations and challenges that were over by then, and browsers unused for 400 days before it. */
export async function forgetStaffSignIns(db: Db, { before }: { before: Date }): Promise<void> {
  const unused = new Date(before.getTime() - BROWSER_DAYS * 86_400_000)
  await db.deleteFrom('staff_sessions').where('ends_at', '<', before).execute()
  await db.deleteFrom('staff_invitations').where('expires_at', '<', before).execute()
  await db.deleteFrom('staff_spent_challenges').where('expires_at', '<', before).execute()
  await db.deleteFrom('staff_browsers').where('last_used_at', '<', unused).execute()
}
