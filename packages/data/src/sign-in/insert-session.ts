import { sql } from 'kysely'
import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** A new session, with its expiry and the hashes of its first tokens. */
export type NewSession = {
  memberId: string
  device: string
  idleEndsAt: Date
  endsAt: Date
  refreshTokenHash: Buffer
  accessToken: { hash: Buffer; expiresAt: Date }
  /** Whether the member's other sessions show a notice of it. */
  isFromNewBrowser: boolean
  now: Date
}

/** Stores a session with its tokens in one statement. @returns its id */
export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const { memberId, refreshTokenHash, accessToken, idleEndsAt, endsAt, now } = session
  const sessionId = uuidV7(now)
  await sql`
    with session as (
      insert into sessions (member_id, session_id, device, created_at, last_used_at, idle_ends_at, ends_at,
        code_entered_at, is_from_new_browser)
      values (${memberId}, ${sessionId}, ${session.device}, ${now}, ${now}, ${idleEndsAt}, ${endsAt},
        ${now}, ${session.isFromNewBrowser})),
    refresh as (
      insert into refresh_tokens (member_id, session_id, token_hash, issued_at, expires_at)
      values (${memberId}, ${sessionId}, ${refreshTokenHash}, ${now}, ${idleEndsAt}))
    insert into access_tokens (member_id, session_id, token_hash, expires_at)
    values (${memberId}, ${sessionId}, ${accessToken.hash}, ${accessToken.expiresAt})`.execute(tx)
  return sessionId
}
