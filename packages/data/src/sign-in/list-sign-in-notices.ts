import type { Db } from '#schema.ts'

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
