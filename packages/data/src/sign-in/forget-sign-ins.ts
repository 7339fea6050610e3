import type { Db } from '#schema.ts'

/** Deletes what no sign-in needs any more: old codes, run-out tokens, sessions that are over, waits that ended. */
export async function forgetSignIns(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<', before).execute()
  await db.deleteFrom('sessions').where('ends_at', '<', before).execute()
  await db.deleteFrom('one_time_code_challenges').where('created_at', '<', before).execute()
  // A number that has wrong codes in a row keeps them: only a right one wipes them out.
  await db.deleteFrom('wrong_codes').where('changed_at', '<', before).where('in_row', '=', 0).execute()
}
