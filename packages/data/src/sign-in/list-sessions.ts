import type { Db } from '#schema.ts'

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
