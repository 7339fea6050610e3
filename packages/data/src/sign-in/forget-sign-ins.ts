import type { Db } from '#schema.ts'

/** Deletes old codes, expired tokens, ended sessions and waits that are over. */
export async function forgetSignIns(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<', before).execute()
  await db.deleteFrom('sessions').where('ends_at', '<', before).execute()
  await db.deleteFrom('one_time_code_challenges').where('created_at', '<', before).execute()
  // Consecutive failures stay: only a correct code resets them.
  await db.deleteFrom('wrong_codes').where('changed_at', '<', before).where('in_row', '=', 0).execute()
}
