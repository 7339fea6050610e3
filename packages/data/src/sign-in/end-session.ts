import type { Tx } from '#schema.ts'

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
