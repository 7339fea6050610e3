import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

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
