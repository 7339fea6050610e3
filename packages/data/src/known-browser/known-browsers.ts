import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'

/** Stores that a member signed in from a browser. */
export async function rememberBrowser(
  tx: Tx,
  { memberId, browserHash, now }: { memberId: string; browserHash: Buffer; now: Date },
): Promise<void> {
  await sql`
    insert into known_browsers (member_id, browser_hash, first_signed_in_at, last_signed_in_at)
    values (${memberId}, ${browserHash}, ${now}, ${now})
    on conflict (member_id, browser_hash) do update set last_signed_in_at = excluded.last_signed_in_at`.execute(
    tx,
  )
}

/** Deletes browsers without a sign-in since an instant. */
export async function forgetBrowsers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('knownBrowsers').where('lastSignedInAt', '<', before).execute()
}

/** Deletes all known browsers of a member, except one if given. */
export async function forgetOtherBrowsers(
  tx: Tx,
  { memberId, browserHash }: { memberId: string; browserHash: Buffer | undefined },
): Promise<void> {
  const all = tx.deleteFrom('knownBrowsers').where('memberId', '=', memberId)
  await (browserHash === undefined ? all : all.where('browserHash', '!=', browserHash)).execute()
}
