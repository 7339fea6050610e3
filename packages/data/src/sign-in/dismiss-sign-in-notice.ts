import type { Tx } from '#schema.ts'

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
