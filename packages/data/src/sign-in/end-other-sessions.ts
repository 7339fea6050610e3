import type { Tx } from '#schema.ts'

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
