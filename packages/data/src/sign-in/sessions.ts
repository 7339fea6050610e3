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
    .select(['sessionId as id', 'device', 'createdAt', 'lastUsedAt'])
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null)
    .where('idleEndsAt', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('sessionId', 'desc')
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
    .set({ lastUsedAt: now, idleEndsAt })
    .where('memberId', '=', memberId)
    .where('sessionId', '=', sessionId)
    .execute()
}

/** Stores that a one-time code was entered in a session. */
export async function markCodeEntered(
  tx: Tx,
  { memberId, sessionId, now }: { memberId: string; sessionId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ codeEnteredAt: now })
    .where('memberId', '=', memberId)
    .where('sessionId', '=', sessionId)
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
    .set({ endedAt: now })
    .where('memberId', '=', memberId)
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('idleEndsAt', '>', now)
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
    .set({ endedAt: now })
    .where('memberId', '=', memberId)
    .where('endedAt', 'is', null)
  await (exceptSessionId === undefined ? all : all.where('sessionId', '!=', exceptSessionId)).execute()
}

/** Ends every session of members and staff: a restored database has those that were ended since. */
export async function endEverySession(tx: Tx, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ endedAt: now }).where('endedAt', 'is', null).execute()
  await tx.updateTable('staffSessions').set({ endedAt: now }).where('endedAt', 'is', null).execute()
}

/** Lists a member's sign-ins from new browsers whose notice is not dismissed, newest first. */
export async function listSignInNotices(
  db: Db,
  { memberId, sessionId, now }: { memberId: string; sessionId: string; now: Date },
) {
  return db
    .selectFrom('sessions')
    .select(['sessionId as id', 'device', 'createdAt as signedInAt'])
    .select(({ eb, and }) =>
      and([eb('endedAt', 'is', null), eb('idleEndsAt', '>', now)])
        .$castTo<boolean>()
        .as('isRunning'),
    )
    .where('memberId', '=', memberId)
    .where('sessionId', '!=', sessionId)
    .where('isFromNewBrowser', '=', true)
    .where('noticeDismissedAt', 'is', null)
    .orderBy('createdAt', 'desc')
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
    .set({ noticeDismissedAt: now })
    .where('memberId', '=', memberId)
    .where('sessionId', '=', noticeId)
    .where('sessionId', '!=', sessionId)
    .where('isFromNewBrowser', '=', true)
    .where('noticeDismissedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes old codes, expired tokens, ended sessions and waits that are over. */
export async function forgetSignIns(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('accessTokens').where('expiresAt', '<', before).execute()
  await db.deleteFrom('sessions').where('endsAt', '<', before).execute()
  await db.deleteFrom('oneTimeCodeChallenges').where('createdAt', '<', before).execute()
  // Consecutive failures stay: only a correct code resets them.
  await db.deleteFrom('wrongCodes').where('changedAt', '<', before).where('inRow', '=', 0).execute()
}
