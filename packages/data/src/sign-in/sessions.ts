import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'
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

/** Lists the active sessions of a member, most recently used first. */
export async function listSessions(db: Db, memberId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['session_id as id', 'device', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('idle_ends_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id', 'desc')
    .execute()
}

/** Stores that a session was renewed, and when it expires if idle. */
export async function touchSession(
  tx: Tx,
  {
    memberId,
    sessionId,
    idleEndsAt,
    now,
  }: { memberId: string; sessionId: string; idleEndsAt: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_used_at: now, idle_ends_at: idleEndsAt })
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .execute()
}

/** Stores that a one-time code was entered in a session. */
export async function markCodeEntered(
  tx: Tx,
  { memberId, sessionId, now }: { memberId: string; sessionId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ code_entered_at: now })
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .execute()
}

/**
 * Ends a session of a member, which invalidates its tokens.
 * @returns whether the session existed and was still active
 */
export async function endSession(
  tx: Tx,
  { memberId, sessionId, now }: { memberId: string; sessionId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('idle_ends_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Ends all sessions of a member, except one if given. */
export async function endOtherSessions(
  tx: Tx,
  { memberId, exceptSessionId, now }: { memberId: string; exceptSessionId?: string; now: Date },
): Promise<void> {
  const all = tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
  await (exceptSessionId === undefined ? all : all.where('session_id', '!=', exceptSessionId)).execute()
}

/** Ends every session of members and staff: a restored database has those that were ended since. */
export async function endEverySession(tx: Tx, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ ended_at: now }).where('ended_at', 'is', null).execute()
  await tx.updateTable('staff_sessions').set({ ended_at: now }).where('ended_at', 'is', null).execute()
}

/** Lists a member's sign-ins from new browsers whose notice is not dismissed, newest first. */
export async function listSignInNotices(
  db: Db,
  { memberId, sessionId, now }: { memberId: string; sessionId: string; now: Date },
) {
  return db
    .selectFrom('sessions')
    .select(['session_id as id', 'device', 'created_at as signedInAt'])
    .select(({ eb, and }) =>
      and([eb('ended_at', 'is', null), eb('idle_ends_at', '>', now)])
        .$castTo<boolean>()
        .as('isRunning'),
    )
    .where('member_id', '=', memberId)
    .where('session_id', '!=', sessionId)
    .where('is_from_new_browser', '=', true)
    .where('notice_dismissed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()
}

/**
 * Stores that a member dismissed the notice of a sign-in. The session that it is about cannot dismiss it.
 * @returns whether there was such a notice
 */
export async function dismissSignInNotice(
  tx: Tx,
  {
    memberId,
    sessionId,
    noticeId,
    now,
  }: { memberId: string; sessionId: string; noticeId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ notice_dismissed_at: now })
    .where('member_id', '=', memberId)
    .where('session_id', '=', noticeId)
    .where('session_id', '!=', sessionId)
    .where('is_from_new_browser', '=', true)
    .where('notice_dismissed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes old codes, expired tokens, ended sessions and waits that are over. */
export async function forgetSignIns(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<', before).execute()
  await db.deleteFrom('sessions').where('ends_at', '<', before).execute()
  await db.deleteFrom('one_time_code_challenges').where('created_at', '<', before).execute()
  // Consecutive failures stay: only a correct code resets them.
  await db.deleteFrom('wrong_codes').where('changed_at', '<', before).where('in_row', '=', 0).execute()
}
